import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** The codes on a user's sheet of paper, hashed. Each serves once (`used_at`); making new ones deletes these. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index().on(table.user_id, table.code_hash)]
)
