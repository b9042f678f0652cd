import type { Language } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { searchText } from './search.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
const userId = () => integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' })

/**
 * Whoever signed in once, and whom the gallery trusts with the panel (`super`). `email` is stored in lower case.
 * Its audit columns are spelled out because `db/columns.ts`, which other tables use, refers to this table.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull().unique(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    phone: text().notNull().default(''),
    super: boolean().notNull().default(false),
    /** The language of the page they last read while signed in (`auth/pageLanguage.ts`); empty before they did. */
    language: text().$type<Language | ''>().notNull().default(''),
    /** When they last came in, by a mail or a passkey; null for whoever never did. */
    signed_in_at: instant(),
    /** Until when a super user may do without a second factor; null before they asked for that week. */
    factor_due_at: instant(),
    search: text()
      .notNull()
      .generatedAlwaysAs(searchText('first_name', 'last_name', 'email')),
    created_at: instant().notNull().default(sql`now()`),
    created_by: userId(),
    updated_at: instant().notNull().default(sql`now()`),
    updated_by: userId(),
    deleted_at: instant(),
  },
  (table) => [index('users_search').using('gin', table.search.op('gin_trgm_ops'))]
)
