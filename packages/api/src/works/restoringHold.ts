import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements } from '../tables/works.table.ts'
import { isGivenSince, refusedHold, restoreHold } from '../workHolds/holding.ts'
import type { Writing } from '../writing.ts'
import { touchWork } from './changes.queries.ts'
import { findSold, strikeMovements } from './movements.queries.ts'

/**
 * Takes back how a hold was ended. The line of the ledger that it became, or that sold its work to somebody else, is
 * struck through with it, which opens all that the line ended. The work must be locked.
 *
 * @throws Refused 404; 409 when it is not ended, its time is over, the work is sold, or somebody else was given it since
 */
export async function restoreHeld(
  tx: Db,
  { id, hold: holdId }: { id: number; hold: number },
  writing: Writing
): Promise<void> {
  const [ended] = await tx
    .select({ hold: workHolds, movement: movements.id })
    .from(workHolds)
    .innerJoin(movements, and(eq(movements.id, workHolds.movement_id), isNull(movements.struck_at)))
    .where(and(eq(workHolds.id, holdId), eq(workHolds.work_id, id)))
  if (!ended) {
    await refuseSold(tx, id, writing.now)
    return restoreHold(tx, id, holdId, writing)
  }
  if (await isGivenSince(tx, [ended.hold], writing.now)) {
    throw await refusedHold(tx, id, writing.now, 'workHolds.taken')
  }
  await touchWork(tx, id, writing)
  await strikeMovements(tx, [ended.movement], writing)
  await refuseSold(tx, id, writing.now)
}

/** @throws Refused 409 for a work that is sold, which nobody can be promised any more */
export async function refuseSold(tx: Db, workId: number, now: Date): Promise<void> {
  if ((await findSold(tx, [workId])).has(workId)) throw await refusedHold(tx, workId, now, 'workHolds.sold')
}
