import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/testApp.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-temporary-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** An upload that arrived so many hours ago. */
async function anUpload(name: string, hours: number): Promise<void> {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'file'), 'half a picture')
  const then = Date.now() / 1_000 - hours * 3_600
  await utimes(join(folder, name), then, then)
}

test('a start removes what a process that was killed had received, and nothing that may still arrive', async () => {
  await anUpload('gallery-upload-killed', 25)
  await anUpload('gallery-upload-arriving', 23)
  await anUpload('somebody-else', 25)
  const stage = await testApp({ workers: true })
  await stage.app.ready()
  await expect.poll(async () => await readdir(folder)).not.toContain('gallery-upload-killed')
  await stage.close()
  expect((await readdir(folder)).sort()).toEqual(['gallery-upload-arriving', 'somebody-else'])
})
