import { desc, isNull, type SQL } from 'drizzle-orm'
import { movements } from './works.table.ts'

/** A line of a ledger that counts: one that is not struck through. */
export const isStanding: SQL = isNull(movements.struck_at)

/** The order in which the last line of a work comes first: by its day, and of one day the one that was written last. */
export const lastFirst: readonly SQL[] = [desc(movements.date), desc(movements.id)]
