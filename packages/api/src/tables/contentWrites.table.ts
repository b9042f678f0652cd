import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * One row for each statement that wrote to a table which pages show: what tells the processes that share a server that
 * the pages they keep are old. PGlite tells its one process directly and keeps no rows.
 */
export const contentWrites = pgTable('content_writes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The table that was written to. */
  name: text().notNull(),
  at: instant().notNull().defaultNow(),
})
