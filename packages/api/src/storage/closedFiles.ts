import { open } from 'node:fs/promises'
import { storageFolders } from '@gallery/contract'
import type { Storage } from './storage.ts'

/**
 * The keys of stored files that this process may not read, such as those that somebody else has copied in. In a bucket who
 * may read one may read all.
 */
export async function closedFiles(storage: Storage): Promise<string[]> {
  const closed: string[] = []
  for (const folder of storageFolders) {
    for await (const files of storage.list(folder)) {
      const are = await Promise.all(files.map(({ key }) => isClosed(storage.pathOf(key))))
      closed.push(...files.filter((_file, at) => are[at]).map(({ key }) => key))
    }
  }
  return closed
}

async function isClosed(path: string | null): Promise<boolean> {
  if (path === null) return false
  try {
    await (await open(path)).close()
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ENOENT'
  }
}
