import type { Recording } from '@gallery/contract'
import { and, eq, isNull, like, or } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isDue } from '../jobs/lease.ts'
import { done, failed, type Left, leftOf, type Tries, taken } from '../jobs/tries.ts'
import { harvestMarks } from '../tables/harvest.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { recordings } from '../tables/recordings.table.ts'

const minute = 60_000

/** A recording that is to be looked at. */
export type RecordingJob = Left & { file: string }

/** What cannot be read is given up at once; what the storage does not have, or the database refused, is tried for three days. */
export const recordingTries: Tries = {
  lease: 15 * minute,
  most: 12,
  wait: (failures) => failures ** 3 * minute,
}

/** Notes that stored recordings are to be looked at. */
export async function addRecordings(db: Db, files: readonly string[], now: Date): Promise<void> {
  const jobs = files.map((file) => ({ file, due_at: now }))
  await db.insert(recordings).values(jobs).onConflictDoNothing()
}

/** Notes those too that a version stored which knew nothing of this. It goes through all files: call it seldom. */
export async function addMissingRecordings(db: Db, now: Date): Promise<void> {
  const missing = await db
    .selectDistinct({ file: itemFiles.file })
    .from(itemFiles)
    .leftJoin(recordings, eq(recordings.file, itemFiles.file))
    .where(and(or(like(itemFiles.mime, 'audio/%'), like(itemFiles.mime, 'video/%')), isNull(recordings.file)))
    .limit(10_000)
  // An insert of nothing would make pages stale too.
  if (missing.length === 0) return
  await addRecordings(
    db,
    missing.map(({ file }) => file),
    now
  )
}

/** Takes the next recording that is due and that no other worker has, or null. */
export async function takeRecording(db: Db, now: Date): Promise<RecordingJob | null> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({
        file: recordings.file,
        attempts: recordings.attempts,
        locked_until: recordings.locked_until,
        last_error: recordings.last_error,
      })
      .from(recordings)
      .where(isDue(recordings, recordings.read_at, now))
      .orderBy(recordings.due_at, recordings.file)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!job) return null
    await tx
      .update(recordings)
      .set(taken(recordingTries, recordings, now))
      .where(eq(recordings.file, job.file))
    return { file: job.file, ...leftOf(job) }
  })
}

/**
 * Notes what a recording tells of itself, if it does. Harvesters are told again of the items that show it: viewers can play
 * it now. Call it inside a transaction.
 */
export async function finishRecording(
  tx: Db,
  { file }: Pick<RecordingJob, 'file'>,
  recording: Recording | null,
  now: Date
): Promise<void> {
  await tx
    .update(recordings)
    .set({ ...done, ...recording, read_at: now })
    .where(eq(recordings.file, file))
  if (recording === null) return
  const shown = await tx
    .select({ id: itemFiles.item_id })
    .from(itemFiles)
    .where(and(eq(itemFiles.file, file), isNull(itemFiles.deleted_at)))
  if (shown.length === 0) return
  await tx.insert(harvestMarks).values(shown.map(({ id }) => ({ kind: 'item', record_id: String(id) })))
}

/** Notes a failure. @returns whether nobody tries it any more */
export async function failRecording(
  db: Db,
  job: RecordingJob,
  { error, isFinal, now }: { error: unknown; isFinal: boolean; now: Date }
): Promise<boolean> {
  const outcome = failed(recordingTries, { error, attempts: job.attempts, now, isFinal })
  await db.update(recordings).set(outcome).where(eq(recordings.file, job.file))
  return outcome.failed_at !== undefined
}
