import { languages, messageStates } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { collections } from './collections.table.ts'
import { bin, instant } from './columns.ts'
import { searchText } from './search.ts'
import { users } from './users.table.ts'
import { works } from './works.table.ts'

/**
 * What visitors wrote through the contact form, each the head of a thread. `RETENTION_DAYS` after the last word in it, it is
 * made anonymous (`anonymous_at`). Where it stands by the clock, and by what became of its mails, is `standing.ts`.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text({ enum: languages }).notNull(),
    read_at: instant(),
    anonymous_at: instant(),
    state: text({ enum: messageStates }).notNull().default('new'),
    /** When something was last written in it. */
    last_at: instant().notNull().defaultNow(),
    /** Who has it. */
    assigned_to: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When it is new again, and who said so. */
    remind_at: instant(),
    remind_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When its day came, until somebody sees to it. */
    reminded_at: instant(),
    /** The room from which it was asked. */
    room_id: integer().references(() => collections.id, { onDelete: 'set null' }),
    search: text()
      .notNull()
      .generatedAlwaysAs(searchText('name', 'email', 'subject', 'message')),
    created_at: instant().notNull().defaultNow(),
    ...bin(),
  },
  (table) => [
    index('messages_search').using('gin', table.search.op('gin_trgm_ops')),
    index().on(table.created_at),
    index().on(table.last_at),
    index().on(table.email),
    index('messages_to_remind').on(table.remind_at).where(sql`remind_at is not null`),
  ]
)

/** The works that a message asks about, in their order. */
export const messageWorks = pgTable(
  'message_works',
  {
    message_id: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.work_id] }), index().on(table.work_id)]
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
  language: text({ enum: languages }).notNull(),
  works: jsonb().$type<number[]>().notNull().default([]),
  room_id: integer(),
  created_at: instant().notNull().defaultNow(),
  expires_at: instant().notNull(),
  confirmed_at: instant(),
})
