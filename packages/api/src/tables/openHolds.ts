import { and, gt, isNull, lte, type SQL } from 'drizzle-orm'
import { workHolds } from './workHolds.table.ts'

/** A hold that is not over at `now`: it has its work, or waits for it. */
export function isOpenHold(now: Date): SQL | undefined {
  return and(isNull(workHolds.ended_at), gt(workHolds.ends_at, now))
}

/** The hold that has its work at `now`. Of each work there is one at most. */
export function hasWork(now: Date): SQL | undefined {
  return and(isOpenHold(now), lte(workHolds.starts_at, now))
}
