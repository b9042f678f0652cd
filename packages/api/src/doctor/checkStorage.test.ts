import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStorage, type Storage } from '../storage/storage.ts'
import { whileClosed } from '../testing/closedFile.ts'
import { checkStorage } from './checkStorage.ts'

let GALLERY_DATA: string
let storage: Storage
beforeEach(async () => {
  GALLERY_DATA = await mkdtemp(join(tmpdir(), 'gallery-checked-'))
  storage = await openStorage({ GALLERY_DATA })
})
afterEach(() => rm(GALLERY_DATA, { recursive: true }))

test('a file that is closed to the gallery is named, and how to open it', async () => {
  for (const file of ['images/a.jpg', 'slides/b.jpg']) await storage.put(file, Buffer.from('a picture'))
  expect(await checkStorage({ GALLERY_DATA })).toMatchObject({ state: 'ok' })
  const found = await whileClosed(GALLERY_DATA, storage.pathOf('slides/b.jpg') ?? '', async () => ({
    user: process.geteuid?.(),
    ...(await checkStorage({ GALLERY_DATA })),
  }))
  expect(found).toMatchObject({
    state: 'bad',
    says: `1 file of the storage is not readable by user ${found.user}: slides/b.jpg`,
    todo: expect.stringContaining(`${GALLERY_DATA}/storage`),
  })
})
