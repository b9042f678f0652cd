import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { asInstant } from '../db/asInstant.ts'
import type { Db } from '../db/db.ts'
import { isFree, leaseFrom } from '../jobs/lease.ts'
import { done, failed, type Tries, taken, untried } from '../jobs/tries.ts'
import { backups } from '../tables/backups.table.ts'
import { latestBy } from './backupNames.ts'
import { newerTables } from './leftUnchecked.ts'

/** A backup that is to be made; `name` is that of an earlier try of the same day, which was not found good. */
export type BackupJob = Pick<typeof backups.$inferSelect, 'day' | 'attempts' | 'name'>

const minute = 60_000

/** Waits of 10 and 40 minutes: then it is morning, and somebody should know. */
export const backupTries: Tries = {
  lease: 2 * minute,
  most: 3,
  wait: (failures) => 10 * 4 ** (failures - 1) * minute,
}

/**
 * A night that was made while a clock had leapt ahead: what is dated by it says nothing of how old the backups are. The next
 * try of one that failed is due as late as it may wait.
 */
export function liesAhead(
  { due_at, made_at, checked_at, failed_at }: Readonly<Record<InstantOfNight, AnyPgColumn>>,
  now: Date
): SQL {
  const patience = backupTries.wait(backupTries.most - 1)
  const due = sql`${due_at} - make_interval(secs => ${patience / 1_000})`
  // What is not known counts for nothing.
  return sql`greatest(${due}, ${made_at}, ${checked_at}, ${failed_at}) > ${asInstant(latestBy(now))}`
}

type InstantOfNight = 'due_at' | 'made_at' | 'checked_at' | 'failed_at'

/** A night as it was before anybody took it. */
const untouched = { attempts: 0, last_error: null, failed_at: null, made_at: null, checked_at: null } as const

/**
 * Takes the backup of a day if it is still to be made and no other process has it; null otherwise. One that lies ahead was
 * made by a clock that had leapt: it holds the gallery as it was then, and is made anew.
 */
export async function takeBackup(db: Db, day: string, now: Date): Promise<BackupJob | null> {
  return db.transaction(async (tx) => {
    await tx.insert(backups).values({ day, due_at: now }).onConflictDoNothing()
    const ahead = and(eq(backups.day, day), liesAhead(backups, now))
    await tx
      .update(backups)
      .set({ ...untouched, locked_until: null, due_at: now })
      .where(ahead)
    const open = and(eq(backups.day, day), isNull(backups.checked_at), isNull(backups.failed_at))
    const [job] = await tx
      .select({ day: backups.day, attempts: backups.attempts, name: backups.name, due_at: backups.due_at })
      .from(backups)
      .where(and(open, isFree(backups.locked_until, now)))
      .for('update', { skipLocked: true })
    if (!job || job.due_at > now) return null
    await tx
      .update(backups)
      .set({ ...taken(backupTries, backups, now), stage: 'making' })
      .where(eq(backups.day, day))
    return { day, attempts: job.attempts + 1, name: job.name }
  })
}

/** What of a backup becomes known while it is made. */
export type BackupFacts = Partial<
  Pick<
    typeof backups.$inferInsert,
    'stage' | 'name' | 'bytes' | 'rows' | 'files' | 'missing' | 'made_at' | 'checked_at'
  >
>

/** Notes how far a backup is, and that it is still in hand. */
export async function keepBackup(db: Db, { day }: BackupJob, now: Date, facts: BackupFacts): Promise<void> {
  await db
    .update(backups)
    .set({ ...facts, locked_until: leaseFrom(now, backupTries.lease) })
    .where(and(eq(backups.day, day), isNotNull(backups.locked_until)))
}

/** It is where backups are kept, and was found to hold what the gallery held. */
export async function finishBackup(db: Db, { day }: BackupJob, facts: BackupFacts): Promise<void> {
  await db
    .update(backups)
    .set({ ...done, ...facts, stage: null })
    .where(eq(backups.day, day))
}

/** It is where backups are kept, and this version cannot find out whether it is good. Nothing is gained by another try. */
export async function leaveUnchecked(db: Db, { day }: BackupJob, now: Date): Promise<void> {
  await db
    .update(backups)
    .set({ locked_until: null, failed_at: now, last_error: newerTables, stage: null })
    .where(eq(backups.day, day))
}

/** Gives it back untouched: the process ends before it was done. */
export async function returnBackup(db: Db, { day }: BackupJob): Promise<void> {
  await db
    .update(backups)
    .set({ ...untried(backups), stage: null })
    .where(eq(backups.day, day))
}

/** Notes a failure. @returns whether nobody tries it any more */
export async function failBackup(
  tx: Db,
  { day, attempts }: BackupJob,
  error: unknown,
  now: Date
): Promise<boolean> {
  const outcome = failed(backupTries, { error, attempts, now })
  await tx
    .update(backups)
    .set({ ...outcome, stage: null })
    .where(eq(backups.day, day))
  return outcome.failed_at !== undefined
}

/** The backups of the last days, the newest first. */
export async function listBackups(
  db: Db,
  now: Date,
  limit: number
): Promise<(typeof backups.$inferSelect)[]> {
  return db
    .select()
    .from(backups)
    .where(not(liesAhead(backups, now)))
    .orderBy(desc(backups.day))
    .limit(limit)
}

/** The backups that were found good, whether or not they are still kept. */
export async function checkedBackups(db: Db, now: Date): Promise<{ name: string; made_at: Date }[]> {
  const rows = await db
    .select({ name: backups.name, made_at: backups.made_at })
    .from(backups)
    .where(and(isNotNull(backups.checked_at), not(liesAhead(backups, now))))
  return rows.flatMap(({ name, made_at }) => (name === null || made_at === null ? [] : [{ name, made_at }]))
}

/** Of these backups the names of those that were made by itself and not, or not yet, found good. */
export async function uncheckedBackups(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: backups.name })
    .from(backups)
    .where(and(inArray(backups.name, [...names]), isNull(backups.checked_at)))
  return new Set(rows.flatMap(({ name }) => name ?? []))
}

/** The newest backup that the gallery made by itself and found good. */
export interface LastBackup {
  name: string
  bytes: number
  /** How many files that records name it could not have. */
  missing: number
  /** The moment that it holds. */
  made_at: Date
  /** When it had been restored beside the gallery and compared. */
  checked_at: Date
}

/** The newest good backup, or null where there is none yet, none that lies ahead. Its age is what somebody should look at. */
export async function lastBackup(db: Db, now: Date): Promise<LastBackup | null> {
  const [last] = await db
    .select()
    .from(backups)
    .where(and(isNotNull(backups.checked_at), not(liesAhead(backups, now))))
    .orderBy(desc(backups.checked_at))
    .limit(1)
  if (!last?.checked_at) return null
  const { name, bytes, missing, made_at, checked_at } = last
  return { name: name ?? '', bytes, missing, made_at: made_at ?? checked_at, checked_at }
}
