import type { Db } from '../db/db.ts'
import type { Storage } from './storage.ts'

/**
 * A transaction that also stores files. Files know nothing of a rollback: when the work fails, those that it wrote are
 * removed again. Write into the storage that the work is given, no other.
 *
 * A process that dies in between leaves files that nothing names; they take space and do no harm.
 */
export async function storingFiles<Result>(
  { db, storage }: { db: Db; storage: Storage },
  work: (tx: Db, storage: Storage) => Promise<Result>
): Promise<Result> {
  const written: string[] = []
  let isWorkDone = false
  const remembering: Storage = {
    ...storage,
    put: (key, bytes) => {
      written.push(key)
      return storage.put(key, bytes)
    },
  }
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx, remembering)
      isWorkDone = true
      return result
    })
  } catch (error) {
    // A commit whose answer got lost may have happened, and then the rows name the files.
    if (!isWorkDone) await Promise.allSettled(written.map((key) => storage.delete(key)))
    throw error
  }
}
