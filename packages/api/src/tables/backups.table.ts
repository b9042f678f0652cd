import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What is being done for a backup: it is written, sent to where it is kept, read back and restored beside the gallery. */
export const backupStages = ['making', 'sending', 'checking'] as const

/**
 * The backups that the gallery makes by itself, one for each of its days. A row is also the job of making it, taken by a
 * lease as mails are: several processes make one backup.
 */
export const backups = pgTable(
  'backups',
  {
    /** The gallery's day. */
    day: date({ mode: 'string' }).primaryKey(),
    due_at: instant().notNull(),
    locked_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    failed_at: instant(),
    /** While it is in hand. */
    stage: text({ enum: backupStages }),
    /** What it is called where it is kept; null until it is there. */
    name: text(),
    /** Of the file, so far. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    rows: bigint({ mode: 'number' }).notNull().default(0),
    files: integer().notNull().default(0),
    /** Files that records name and the storage did not have. */
    missing: integer().notNull().default(0),
    /** The moment that it holds. */
    made_at: instant(),
    /** When it had been restored beside the gallery and was found to hold the same. */
    checked_at: instant(),
  },
  (table) => [
    index('backups_to_make').on(table.due_at).where(sql`checked_at is null and failed_at is null`),
    index('backups_checked').on(table.checked_at).where(sql`checked_at is not null`),
  ]
)
