import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * The browsers in which somebody has signed in. A cookie that outlives the sessions holds a random id; the table its
 * SHA-256 only. It opens nothing: it tells a new browser from one that was here before.
 */
export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id_hash: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.user_id, table.id_hash),
    index().on(table.id_hash),
    index().on(table.last_seen_at),
  ]
)
