import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * How often statements wrote to the tables which pages show: what tells the processes that share a server that the pages
 * they keep are old. A statement adds a row of its own, so that nobody waits for another one's transaction; the rows of a
 * table are folded into one from time to time. PGlite tells its one process directly and keeps no rows.
 */
export const contentWrites = pgTable('content_writes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The table that was written to. */
  name: text().notNull(),
  at: instant().notNull().defaultNow(),
  /** How many statements it stands for. */
  writes: bigint({ mode: 'number' }).notNull().default(1),
})
