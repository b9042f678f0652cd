import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** An address that a user wants to have instead, until the link that was sent there is followed (`used_at`). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    token_hash: text().notNull().unique(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index().on(table.user_id, table.expires_at)]
)
