import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What this installation knows of itself: one row, of which no log of changes keeps anything and no answer has a word. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** 256 random bits in base64url. */
    secret: text().notNull(),
    /** The time zone by which its days and hours were made, as `GALLERY_TZ` had it; empty while no start has noted it. */
    zone: text().notNull().default(''),
    /** When what is old was last forgotten by itself; null before the first time. */
    forgot_at: instant(),
    /** When a round of forgetting was held back, because the clock had gone so far since the last one; null otherwise. */
    held_at: instant(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)]
)
