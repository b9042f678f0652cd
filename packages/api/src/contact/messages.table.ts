import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bin, instant } from '../db/columns.ts'
import { searchText } from '../db/search.ts'

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

/** Proofs of work that were accepted, so that none serves twice; gone when they would have expired anyway. */
export const spentProofs = pgTable('spent_proofs', {
  signature: text().primaryKey(),
  expires_at: instant().notNull(),
})
