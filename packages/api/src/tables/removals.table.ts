import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

const ids = () => integer().array().notNull()

/**
 * What became of many slots that were taken away at once, so that it can be undone as one until its mails leave.
 */
export const removals = pgTable('slot_removals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The slots that went into the bin. */
  binned: ids(),
  /** Those that were open to bookings and are not any more. */
  closed: ids(),
  /** The bookings that were cancelled. */
  cancelled: ids(),
  /** When its mails leave: until then it can be undone. */
  final_at: instant().notNull(),
  undone_at: instant(),
  created_at: instant().notNull().defaultNow(),
  created_by: integer().references(() => users.id, { onDelete: 'set null' }),
})
