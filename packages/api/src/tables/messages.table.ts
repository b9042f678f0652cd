import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bin, instant } from './columns.ts'
import { searchText } from './search.ts'

/** What visitors wrote through the contact form. After `RETENTION_DAYS` it is made anonymous (`anonymous_at`). */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    read_at: instant(),
    anonymous_at: instant(),
    search: text()
      .notNull()
      .generatedAlwaysAs(searchText('name', 'email', 'subject', 'message')),
    created_at: instant().notNull().defaultNow(),
    ...bin(),
  },
  (table) => [
    index('messages_search').using('gin', table.search.op('gin_trgm_ops')),
    index().on(table.created_at),
  ]
)

/**
 * Messages that were sent without a proof of work, until `expires_at`. Following the link that was mailed to the sender
 * makes one a message like the others; the row then stays, emptied, so that a second press does nothing more.
 */
export const waitingMessages = pgTable('waiting_messages', {
  token_hash: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text({ enum: ['es', 'en'] }).notNull(),
  created_at: instant().notNull().defaultNow(),
  expires_at: instant().notNull(),
  confirmed_at: instant(),
})
