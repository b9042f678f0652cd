import { TookTooMuch } from '../apart/startProcess.ts'
import type { Db } from '../db/db.ts'
import type { Outcome } from '../jobs/startWorker.ts'
import { isDangerous } from '../jobs/tries.ts'
import { storageKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { readRecording } from './readRecording.ts'
import { failRecording, finishRecording, recordingTries, takeRecording } from './recordings.queries.ts'

type Needs = { db: Db; storage: Storage; clock: () => Date }

/**
 * Looks at the next recording that is due. That it is tried is noted before, whatever becomes of the process.
 *
 * @param onError is told what went wrong
 * @returns what became of it; null when none is due
 */
export async function readNext(
  { db, storage, clock }: Needs,
  onError: (error: unknown, file: string) => void
): Promise<Outcome | null> {
  const job = await takeRecording(db, clock())
  if (job === null) return null
  try {
    if (isDangerous(job, recordingTries)) throw new TookTooMuch('memory')
    const recording = await readRecording(storage, storageKey('images', job.file))
    await db.transaction((tx) => finishRecording(tx, job, recording, clock()))
    return 'done'
  } catch (error) {
    onError(error, job.file)
    const isFinal = error instanceof TookTooMuch
    return (await failRecording(db, job, { error, isFinal, now: clock() })) ? 'givenUp' : 'failed'
  }
}
