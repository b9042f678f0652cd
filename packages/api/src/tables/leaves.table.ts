import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { searchText } from './search.ts'

/**
 * The PDFs under `/storage/images`, each also the job of taking its leaves out: due while `read_at` and `failed_at` are
 * null. It is taken by a lease, as pictures are.
 */
export const documents = pgTable(
  'documents',
  {
    file: text().primaryKey(),
    /** How many leaves it has; null until it was read. */
    pages: integer(),
    due_at: instant().notNull().defaultNow(),
    locked_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    read_at: instant(),
    failed_at: instant(),
  },
  (table) => [index('documents_to_read').on(table.due_at).where(sql`read_at is null and failed_at is null`)]
)

/** The leaves of a PDF, from 1: the text that is on each, and a picture of it under `/storage/images`. */
export const leaves = pgTable(
  'leaves',
  {
    file: text()
      .notNull()
      .references(() => documents.file, { onDelete: 'cascade' }),
    number: integer().notNull(),
    text: text().notNull().default(''),
    picture: text(),
    search: text().notNull().generatedAlwaysAs(searchText('text')),
  },
  (table) => [
    primaryKey({ columns: [table.file, table.number] }),
    index('leaves_picture').on(table.picture),
    index('leaves_search').using('gin', table.search.op('gin_trgm_ops')),
  ]
)
