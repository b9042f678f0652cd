import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What this installation knows of itself: one row, of which no log of changes keeps anything and no answer has a word. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** 256 random bits in base64url. */
    secret: text().notNull(),
    /** The time zone by which its days and hours were made, as `GALLERY_TZ` had it; empty while no start has noted it. */
    zone: text().notNull().default(''),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)]
)
