import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * The passkeys of users: of each only what checks a signature. `counter` is what the authenticator said last of how often
 * it has signed; many say nothing but 0.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's own name for it, base64url. */
    credential_id: text().notNull().unique(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [index().on(table.user_id)]
)
