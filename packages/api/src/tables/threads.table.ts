import { answerPapers, entryKinds } from '@gallery/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { collections } from './collections.table.ts'
import { audit, instant } from './columns.ts'
import { mails } from './mails.table.ts'
import { messages } from './messages.table.ts'
import { searchText } from './search.ts'
import { users } from './users.table.ts'

/**
 * What followed a message: answers that were mailed, what whoever wrote said after them, notes for the house. `token_hash`
 * is of the link in an answer by which they write on; `created_by` is null for what they wrote themselves.
 */
export const messageEntries = pgTable(
  'message_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    kind: text({ enum: entryKinds }).notNull(),
    text: text().notNull(),
    search: text().notNull().generatedAlwaysAs(searchText('text')),
    paper: text({ enum: answerPapers }),
    room_id: integer().references(() => collections.id, { onDelete: 'set null' }),
    mail_id: integer().references(() => mails.id, { onDelete: 'set null' }),
    token_hash: text().unique(),
    created_at: instant().notNull(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.message_id),
    index().on(table.mail_id),
    index('message_entries_search').using('gin', table.search.op('gin_trgm_ops')),
  ]
)

/** Who is writing an answer: rows say so anew every few seconds, and mean nothing once they are old. */
export const messageWriters = pgTable(
  'message_writers',
  {
    message_id: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.user_id] }), index().on(table.user_id)]
)

/** Texts that the gallery keeps to answer with. */
export const savedAnswers = pgTable('saved_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  text_es: text().notNull().default(''),
  text_en: text().notNull().default(''),
  ...audit(),
})
