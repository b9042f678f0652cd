import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** The app of a user that shows a code for each half minute. `secret` is sealed (`sealing.ts`). */
export const authenticators = pgTable('authenticators', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** The half minute, counted from 1970, whose code was used last: none of then or before serves again. */
  last_step: integer().notNull(),
  created_at: instant().notNull(),
  last_used_at: instant(),
})
