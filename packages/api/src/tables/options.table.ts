import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/** The site options, one row each: the option's name and its value as JSON. */
export const options = pgTable('options', {
  id: text().primaryKey(),
  value: jsonb().notNull(),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer().references(() => users.id, { onDelete: 'set null' }),
})
