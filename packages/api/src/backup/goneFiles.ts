import { storageFolders } from '@gallery/contract'
import { atOneMoment } from '../db/atOneMoment.ts'
import type { Db } from '../db/db.ts'
import type { Storage } from '../storage/storage.ts'
import { listStoredFiles } from './storedFiles.queries.ts'

/**
 * The keys of the files that records name and that the storage has neither in their places nor aside. It lists the whole
 * storage, which is quick also where that is a bucket, and far from asking about each.
 */
export async function goneFiles(db: Db, storage: Storage): Promise<string[]> {
  const there = new Set<string>()
  for (const folder of storageFolders) {
    for await (const files of storage.list(folder)) for (const { key } of files) there.add(key)
  }
  const named = await atOneMoment(db, async (tx) => {
    const keys: string[] = []
    for await (const key of listStoredFiles(tx)) if (!there.has(key)) keys.push(key)
    return keys
  })
  const gone: string[] = []
  for (const key of named) {
    // It may have come since, or have been moved aside.
    if ((await storage.stat(key)) === null && (await storage.aside.stat(key)) === null) gone.push(key)
  }
  return gone
}
