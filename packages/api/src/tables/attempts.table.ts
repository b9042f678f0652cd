import { boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * Writes that are done once, by the key that whoever sent one gave it: sent again, it is known by it. Nothing is kept of
 * what was sent or answered. `made` says that it was done; until then it is being done, or it broke midway and nobody knows.
 */
export const attempts = pgTable(
  'attempts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    made: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })]
)
