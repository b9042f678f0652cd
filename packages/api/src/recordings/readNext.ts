import { buffer } from 'node:stream/consumers'
import type { Db } from '../db/db.ts'
import { fileBudget } from '../images/memoryBudget.ts'
import { storageKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { type RecordingFacts, readRecording } from './readRecording.ts'
import { addRecording, findUnread } from './recordings.queries.ts'

/** Looks at the next recording that nobody has looked at. @returns whether there was one */
export async function readNext({ db, storage }: { db: Db; storage: Storage }): Promise<boolean> {
  const file = await findUnread(db)
  if (file === null) return false
  const facts = await factsOf(storage, storageKey('images', file))
  await db.transaction((tx) => addRecording(tx, file, facts))
  return true
}

/** @throws what the storage says where it does not answer: it is looked again later */
async function factsOf(storage: Storage, key: string): Promise<RecordingFacts> {
  const stored = await storage.stat(key)
  if (stored === null) return { seconds: null, width: null, height: null }
  return fileBudget(stored.bytes, async () => readRecording(await buffer(await storage.get(key))))
}
