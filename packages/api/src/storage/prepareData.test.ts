import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareData } from './prepareData.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-data-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder that is not there is made, and what was tried in it goes again', async () => {
  const data = join(folder, 'deep', 'data')
  await prepareData({ GALLERY_DATA: data })
  expect(await readdir(data)).toEqual([])
})

test('one that cannot be written is named with its setting', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  // Not even root may write into the second.
  for (const data of [file, '/proc']) {
    await expect(prepareData({ GALLERY_DATA: data })).rejects.toThrow(
      `GALLERY_DATA: nothing can be written in ${data} (E`
    )
  }
})

test('is not asked for where nothing is kept in it', async () => {
  const elsewhere = { DATABASE_URL: 'postgres://host/gallery', STORAGE_URL: 's3://key:secret@host/bucket' }
  await expect(prepareData({ GALLERY_DATA: '/proc', ...elsewhere })).resolves.toBeUndefined()
})
