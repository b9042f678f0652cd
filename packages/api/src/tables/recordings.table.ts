import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What is known of the recordings under `/storage/images`, sound and films, each also the job of looking at it: due while
 * `read_at` and `failed_at` are null. It is taken by a lease, as PDFs are.
 */
export const recordings = pgTable(
  'recordings',
  {
    file: text().primaryKey(),
    /** How long it is; null until somebody has looked, and where it does not tell. */
    seconds: doublePrecision(),
    /** Of a film, in pixels, as it is shown; null of sound. */
    width: integer(),
    height: integer(),
    due_at: instant().notNull().defaultNow(),
    locked_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    read_at: instant(),
    failed_at: instant(),
  },
  (table) => [index('recordings_to_read').on(table.due_at).where(sql`read_at is null and failed_at is null`)]
)
