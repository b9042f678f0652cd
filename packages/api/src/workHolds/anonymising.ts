import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { workHolds } from '../tables/workHolds.table.ts'

/**
 * Takes out of the holds of works that ended before an instant who they were for; that the work was held stays.
 *
 * @returns how many were somebody's until now
 */
export async function anonymiseWorkHolds(db: Db, before: Date, now: Date): Promise<number> {
  const changed = await db
    .update(workHolds)
    .set({ client: '', contact: '', note: '', anonymous_at: now })
    .where(and(lt(workHolds.ends_at, before), isNull(workHolds.anonymous_at)))
    .returning({ id: workHolds.id })
  return changed.length
}
