import { languages } from '@gallery/contract'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

/**
 * Who was invited and has not come in yet: the row goes when they do, or when the invitation is withdrawn. The mailed
 * link is one to sign in with, of a longer life (`login_tokens`). `email` is stored in lower case.
 */
export const invitations = pgTable('invitations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  language: text({ enum: languages }).notNull(),
  /** Whether they get the panel when they come in, as long as who invited them still has it. */
  super: boolean().notNull(),
  invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
  sent_at: instant().notNull(),
  expires_at: instant().notNull(),
})
