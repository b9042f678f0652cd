import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { type LastBackup, lastBackup, liesAhead } from '../backups/backups.queries.ts'
import type { Db } from '../db/db.ts'
import { countPeople, isHeld } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { backups } from '../tables/backups.table.ts'
import { imports, movingStates } from '../tables/imports.table.ts'
import { documents } from '../tables/leaves.table.ts'
import { mails } from '../tables/mails.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isMute, isOfItem } from '../tables/readOfFiles.ts'
import { recordings } from '../tables/recordings.table.ts'
import { slots } from '../tables/slots.table.ts'

/** Where a piece of work can stand. */
const states = ['waiting', 'inHand', 'givenUp'] as const
type JobState = (typeof states)[number]

/** What the database tells of the gallery's state. */
export interface GalleryState {
  jobs: readonly { kind: string; state: JobState; count: number }[]
  /** Since when the mail is due that has waited longest; null when none is. */
  mailDueSince: Date | null
  /** Places that are held by bookings which nobody has confirmed yet. */
  held: number
  /** The newest good backup. */
  backup: LastBackup | null
}

/** Counts what waits, is in hand or was given up: what indexes of open work answer, whatever there is of done work. */
export async function readState(db: Db, now: Date): Promise<GalleryState> {
  const jobs = [
    ...(await countJobs(db, 'mail', mails, isMailOpen, now)),
    ...(await countJobs(db, 'pictures', pictures, isNull(pictures.variants_at), now)),
    ...(await countJobs(db, 'leaves', documents, and(isNull(documents.read_at), isOfItem(documents)), now)),
    ...(await countJobs(
      db,
      'recordings',
      recordings,
      and(isNull(recordings.seconds), isOfItem(recordings)),
      now,
      isMute
    )),
    ...(await countJobs(db, 'imports', imports, inArray(imports.state, [...movingStates]), now, sql`false`)),
    ...(await countJobs(db, 'backup', backups, isBackupMissing(db, now), now)),
  ]
  const [oldest] = await db
    .select({ due: min(mails.due_at) })
    .from(mails)
    .where(and(isNull(mails.sent_at), isNull(mails.failed_at), lte(mails.due_at, now)))
  // Nothing is held beyond the beginning of its time: that leaves few slots to look at.
  const [holding] = await db
    .select({ people: countPeople() })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .where(and(isHeld(now), gt(slots.start, now)))
  return {
    jobs,
    mailDueSince: oldest?.due ?? null,
    held: holding?.people ?? 0,
    backup: await lastBackup(db, now),
  }
}

/** Not what somebody let go in the panel, which forgets what was the matter with it. */
const isMailOpen = and(isNull(mails.sent_at), or(isNull(mails.failed_at), isNotNull(mails.last_error)))

/**
 * Nobody makes the backup of a day that is over; that it was given up counts until there is a good one since. What lies
 * ahead counts for nothing.
 */
function isBackupMissing(db: Db, now: Date): SQL | undefined {
  const later = alias(backups, 'later')
  const since = and(gt(later.day, backups.day), isNotNull(later.checked_at), not(liesAhead(later, now)))
  return and(
    isNull(backups.checked_at),
    not(liesAhead(backups, now)),
    notExists(db.select({ day: later.day }).from(later).where(since))
  )
}

async function countJobs(
  db: Db,
  kind: string,
  table: PgTable,
  isOpen: SQL | undefined,
  now: Date,
  isGivenUp: SQL = sql`(failed_at is not null)`
): Promise<GalleryState['jobs']> {
  const [counts] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where not ${isGivenUp} and not ${isInHand(now)}))::int`,
      inHand: sql<number>`(count(*) filter (where not ${isGivenUp} and ${isInHand(now)}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${isGivenUp}))::int`,
    })
    .from(table)
    .where(isOpen)
  return states.map((state) => ({ kind, state, count: counts?.[state] ?? 0 }))
}

function isInHand(now: Date): SQL {
  return sql`coalesce(locked_until > ${now.toISOString()}::timestamptz, false)`
}
