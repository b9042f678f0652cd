import { randomBytes } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageFolders } from '@gallery/contract'
import { ForeignFolder, refuseForeign } from '../foreignFolder.ts'
import { syncFolder } from '../syncFolder.ts'
import { tryFolder } from '../tryFolder.ts'
import { isPlainName, readKey, type StorageFolder, storageKey } from './keys.ts'
import type { ByteRange, ListedFile, Storage, StoredFile } from './storage.ts'
import { refuseUnreadable } from './storageErrors.ts'

/** How many files of a list are looked at together. */
const batch = 200

/**
 * Opens a folder of this machine as the storage, making it when it is missing: what only looks has nothing made.
 *
 * @throws ForeignFolder when it is another user's, who alone could store anything
 */
export async function openFolder(root: string, { makes = true } = {}): Promise<Storage> {
  const beside = join(root, 'aside')
  if (makes) {
    for (const folder of storageFolders) await makeFolder(join(root, folder), dirname(root))
  }
  const place = filesIn(root)
  const aside = filesIn(beside)
  return {
    ...place,
    exists: async (key) => (await place.stat(key)) !== null,
    put: (key, bytes) => replaceFile(place.pathOf(key), bytes),
    deleteUnfinished: async (before) => {
      for (const folder of storageFolders) await deleteUnfinishedIn(join(root, folder), before)
    },
    aside: {
      ...aside,
      list: async function* () {
        for (const folder of storageFolders) yield* aside.list(folder)
      },
      put: async (key) => {
        await mkdir(dirname(aside.pathOf(key)), { recursive: true })
        // Its time is when it was moved, and it is so before: in its place it only looks new for a moment.
        const now = new Date()
        await utimes(place.pathOf(key), now, now).catch(nullWhenMissing)
        await rename(place.pathOf(key), aside.pathOf(key)).catch(nullWhenMissing)
      },
      back: async (key) => void (await rename(aside.pathOf(key), place.pathOf(key)).catch(nullWhenMissing)),
    },
  }
}

/** A disk that is full or read-only keeps nobody from what it has. */
async function makeFolder(path: string, data: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch(refuseForeign(path, data))
  await tryFolder(path)
    .catch(refuseForeign(path, data))
    .catch((error: unknown) => {
      if (error instanceof ForeignFolder) throw error
    })
}

/** What can be done with files in their place and aside alike. */
function filesIn(root: string) {
  const pathOf = (key: string) => {
    const { folder, file } = readKey(key)
    return join(root, folder, file)
  }
  const find = async (key: string) =>
    describe(await stat(pathOf(key)).catch(nullWhenMissing).catch(refuseUnreadable(key)))
  return {
    pathOf,
    stat: find,
    delete: async (key: string) => rm(pathOf(key), { force: true }),
    get: async (key: string, range?: ByteRange) => {
      // Opened before it is streamed: a missing file rejects here instead of breaking an answer half sent.
      const file = await open(pathOf(key)).catch(refuseUnreadable(key))
      return createReadStream('', { fd: file, ...range })
    },
    list: async function* (folder: StorageFolder): AsyncGenerator<ListedFile[]> {
      const directory = await opendir(join(root, folder)).catch(nullWhenMissing)
      let names: string[] = []
      for await (const { name } of directory ?? []) {
        if (isPlainName(name)) names.push(name)
        if (names.length < batch) continue
        yield await listed(folder, names)
        names = []
      }
      yield await listed(folder, names)
    },
  }

  async function listed(folder: StorageFolder, names: readonly string[]): Promise<ListedFile[]> {
    const keys = names.map((name) => storageKey(folder, name))
    const found = await Promise.all(keys.map(async (key) => ({ key, file: await find(key) })))
    // One may have gone since its name was read.
    return found.flatMap(({ key, file }) =>
      file === null ? [] : [{ key, bytes: file.bytes, modified: file.modified }]
    )
  }
}

/** What a file is called while it is written. */
const unfinishedName = /^\.[0-9a-f]{16}$/

/**
 * Written beside its place, flushed to the disk and renamed: a crash leaves the old file or the new one, and once this is
 * done the new one.
 */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const unfinished = join(folder, `.${randomBytes(8).toString('hex')}`)
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    // Its name too has to survive the power.
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function deleteUnfinishedIn(folder: string, before: Date): Promise<void> {
  const directory = await opendir(folder).catch(nullWhenMissing)
  for await (const { name } of directory ?? []) {
    if (!unfinishedName.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(nullWhenMissing)
    if (found !== null && found.mtime < before) await rm(path, { force: true })
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
