import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { collections } from './collections.table.ts'

/** A collection whose room is open at `now`: a private one that is not in the bin and whose time, if it has one, is not over. */
export function isOpenRoom(now: Date): SQL | undefined {
  return and(
    eq(collections.public, false),
    isNull(collections.deleted_at),
    or(isNull(collections.open_until), gt(collections.open_until, now))
  )
}
