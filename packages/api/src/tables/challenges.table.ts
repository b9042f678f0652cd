import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * What the server said and waits to hear back, once and until `expires_at`: the random bytes that a passkey signs
 * (`create` for a user's new one, `use` from whoever may answer), or the name of an app's set-up (`app`, with its sealed
 * `secret`).
 */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['create', 'use', 'app'] }).notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    secret: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.expires_at), index().on(table.user_id)]
)
