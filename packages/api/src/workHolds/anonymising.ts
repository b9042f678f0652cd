import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { updateSlicewise } from '../db/slices.ts'
import { workHolds } from '../tables/workHolds.table.ts'

/**
 * Takes out of the holds of works that ended before an instant who they were for; that the work was held stays.
 *
 * @returns how many were somebody's until now
 */
export function anonymiseWorkHolds(db: Db, before: Date, now: Date): Promise<number> {
  return updateSlicewise(db, workHolds, and(lt(workHolds.ends_at, before), isNull(workHolds.anonymous_at)), {
    client: '',
    contact: '',
    note: '',
    anonymous_at: now,
  })
}
