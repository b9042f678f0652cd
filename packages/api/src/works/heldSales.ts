import { type MovementForm, withoutMarks } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { endHolds, isGivenSince, layOut, refusedHold, reopen } from '../workHolds/holding.ts'
import { byWork, findLines, findListedHolds } from '../workHolds/line.queries.ts'
import type { Writing } from '../writing.ts'

// What a sale does to the holds of a work (docs/product.md, Holds of works). Call all of it in a transaction that has
// locked the works.

/** Of a line, what makes it a sale, and to whom. */
export type Sale = Pick<MovementForm, 'status' | 'owner'>

/** Whether a line of the ledger sells a work to somebody who does not hold it. */
export function isSaleToOther({ status, owner }: Sale, client: string): boolean {
  return status === 'Vendida' && plain(owner) !== plain(client)
}

/** Names are the same whatever their capitals, accents and spaces. */
function plain(name: string): string {
  return withoutMarks(name).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** @throws Refused 409 for a sale of a work that somebody else holds, with its line */
export async function refuseHeldSale(tx: Db, workId: number, sale: Sale, now: Date): Promise<void> {
  const held = (await findListedHolds(tx, [workId], now)).get(workId)
  if (held === undefined || !isSaleToOther(sale, held.client)) return
  throw await refusedHold(tx, workId, now, 'workHolds.heldSale', { client: held.client })
}

/** @throws Refused 409 for a sale of works of which somebody else holds some, with those */
export async function refuseHeldSales(tx: Db, sales: ReadonlyMap<number, Sale>, now: Date): Promise<void> {
  const listed = await findListedHolds(tx, [...sales.keys()], now)
  const held = [...listed].filter(([id, { client }]) => {
    const sale = sales.get(id)
    return sale !== undefined && isSaleToOther(sale, client)
  })
  if (held.length === 0) return
  const named = await tx
    .select({ id: works.id, title_es: works.title_es, title_en: works.title_en })
    .from(works)
    .where(
      inArray(
        works.id,
        held.map(([id]) => id)
      )
    )
    .orderBy(works.id)
  const data = named.flatMap((work) => {
    const hold = listed.get(work.id)
    return hold === undefined ? [] : [{ ...work, hold }]
  })
  throw new Refused(409, 'workHolds.heldSales', { count: data.length }, { body: { held: data } })
}

/** Ends the holds of works that were sold: that of who bought it became the sale, the others have nothing to hold. */
export async function endHoldsBySale(
  tx: Db,
  sold: readonly { work: number; movement: number; owner: string }[],
  writing: Writing
): Promise<void> {
  const held = await findLines(
    tx,
    sold.map(({ work }) => work),
    writing.now
  )
  const lines = byWork(held)
  for (const { work, movement, owner } of sold) {
    for (const hold of lines.get(work) ?? []) {
      const how = plain(owner) === plain(hold.client) ? 'moved' : 'gone'
      await endHolds(tx, [hold], { how, movement }, writing)
    }
  }
}

type Hold = typeof workHolds.$inferSelect

/** The holds that lines of the ledger ended. */
export async function findHoldsEndedBy(tx: Db, movementIds: readonly number[]): Promise<Hold[]> {
  if (movementIds.length === 0) return []
  return tx
    .select()
    .from(workHolds)
    .where(inArray(workHolds.movement_id, [...movementIds]))
    .orderBy(workHolds.id)
}

/** Opens holds again whose lines of the ledger are struck through by now, or gone, unless somebody else has the work since. */
export async function reopenHolds(tx: Db, ended: readonly Hold[], writing: Writing): Promise<void> {
  for (const [work, holds] of byWork(ended)) {
    if (await isGivenSince(tx, holds, writing.now)) continue
    await reopen(tx, holds, writing)
    await layOut(tx, work, writing.now)
  }
}

/** The sales among lines of the ledger. */
export async function salesAmong(tx: Db, movementIds: readonly number[]) {
  const lines = await tx
    .select({
      movement: movements.id,
      work: movements.work_id,
      status: movements.status,
      owner: movements.owner,
    })
    .from(movements)
    .where(inArray(movements.id, [...movementIds]))
  return lines.filter(({ status }) => status === 'Vendida')
}
