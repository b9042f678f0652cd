import { permanentKinds } from '@gallery/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What visitors saw and do not see any more: a record that was hidden or deleted, until it is seen again. It says that
 * there was one and since when there is none, and nothing of what it was. Triggers keep it, whoever writes
 * (`0041_tombstones.sql`); only `successor_id` is the application's.
 */
export const tombstones = pgTable(
  'tombstones',
  {
    kind: text({ enum: permanentKinds }).notNull(),
    record_id: integer().notNull(),
    /** When it went out of sight. */
    at: instant().notNull(),
    /** The record of the same kind that it became part of. */
    successor_id: integer(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.record_id] }), index('tombstones_at').on(table.at)]
)
