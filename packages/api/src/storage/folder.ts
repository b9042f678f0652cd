import { randomBytes } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readKey, storageFolders } from './keys.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Opens a folder of this machine as the storage, making it when it is missing. */
export async function openFolder(root: string): Promise<Storage> {
  for (const folder of storageFolders) await mkdir(join(root, folder), { recursive: true })

  const pathOf = (key: string) => {
    const { folder, file } = readKey(key)
    return join(root, folder, file)
  }
  const find = async (key: string) => describe(await stat(pathOf(key)).catch(nullWhenMissing))

  return {
    stat: find,
    pathOf,
    exists: async (key) => (await find(key)) !== null,
    put: (key, bytes) => replaceFile(pathOf(key), bytes),
    delete: async (key) => rm(pathOf(key), { force: true }),
    get: async (key, range) => {
      // Opened before it is streamed: a missing file rejects here instead of breaking an answer half sent.
      const file = await open(pathOf(key))
      return createReadStream('', { fd: file, ...range })
    },
  }
}

/** Written beside its place, flushed to the disk and renamed: a crash leaves the old file or the new one. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${randomBytes(8).toString('hex')}`)
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function describe(found: Stats | null): StoredFile | null {
  if (!found?.isFile()) return null
  return {
    bytes: found.size,
    modified: found.mtime,
    etag: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return null
  throw error
}
