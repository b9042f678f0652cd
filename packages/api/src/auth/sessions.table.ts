import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from '../users/users.table.ts'

/** Who is signed in. The cookie holds a random id; the table only its SHA-256, so a copy of the table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    user_agent: text().notNull().default(''),
    ip: text().notNull().default(''),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)]
)
