import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './db/lock.ts'
import { openStorage } from './storage/storage.ts'
import { whileClosed } from './testing/closedFile.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'gallery-foreign-'))
})
afterEach(() => rm(data, { recursive: true }))

// Only root can make what is somebody else’s.
describe.runIf(process.getuid?.() === 0)(
  'what root left in the data of another user is said plainly, of',
  () => {
    const says = (path: string, user: number | undefined) =>
      `${path} belongs to another user of this machine (number 0): start the gallery as that user, or give it to this one ` +
      `with “chown -R ${user} ${data}”.`

    /** What opening says while a folder is root's, and nobody's all else. */
    async function refusal(folder: string, opening: () => Promise<unknown>): Promise<[unknown, string]> {
      await mkdir(folder, { recursive: true })
      return whileClosed(data, folder, async () => {
        const error = await opening().catch((thrown: unknown) => thrown)
        return [error instanceof Error ? error.message : error, says(folder, process.geteuid?.())]
      })
    }

    test('the lock of the database', async () => {
      const lock = join(data, 'db-lock')
      const [said, expected] = await refusal(lock, () => lockFolder(lock))
      expect(said).toBe(expected)
    })

    test('a folder of the storage, also where all of them are there', async () => {
      const images = join(data, 'storage', 'images')
      await openStorage({ GALLERY_DATA: data })
      const [said, expected] = await refusal(images, () => openStorage({ GALLERY_DATA: data }))
      expect(said).toBe(expected)
    })

    test('the data itself, in which nothing can be made', async () => {
      await chown(data, 0, 0)
      const said = await whileClosed(join(data), data, async () => {
        const error = await lockFolder(join(data, 'db-lock')).catch((thrown: unknown) => thrown)
        return [error instanceof Error ? error.message : error, says(data, process.geteuid?.())]
      })
      expect(said[0]).toBe(said[1])
    })
  }
)
