import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyFolder } from './readyFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-data-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder that is not there is made, and what was tried in it goes again', async () => {
  const data = join(folder, 'deep', 'data')
  expect(await readyFolder('GALLERY_DATA', data)).toBeNull()
  expect(await readdir(data)).toEqual([])
})

test('one that cannot be written is named with its setting', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  // Not even root may write into the second.
  for (const data of [file, '/proc']) {
    await expect(readyFolder('GALLERY_DATA', data)).rejects.toThrow(
      `GALLERY_DATA: nothing can be written in ${data} (E`
    )
  }
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])('a disk that says %s is warned of, no more', async (code) => {
  const attempt = () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }))
  const warning = `BACKUP_URL: nothing can be written in ${folder} (${code}: no).`
  expect(await readyFolder('BACKUP_URL', folder, { attempt })).toBe(warning)
})

test.each(['EACCES', 'EPERM', 'ENOTDIR', 'ENOENT'])('a folder that says %s is refused', async (code) => {
  const attempt = () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }))
  await expect(readyFolder('BACKUP_URL', folder, { attempt })).rejects.toThrow('Give that folder to the user')
})
