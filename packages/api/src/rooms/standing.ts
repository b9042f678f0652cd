import { dayOf, type Price, type RoomState, type WorkInPanelRoom } from '@gallery/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { isGone } from '../tables/goneWork.ts'
import { isStanding, lastFirst } from '../tables/lastLine.ts'
import { hasWork } from '../tables/openHolds.ts'
import { isSold } from '../tables/sold.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, works } from '../tables/works.table.ts'

/** How a work of a room stands, what it costs and what was taken as its price. */
export type Standing = Omit<WorkInPanelRoom, 'kept_at'> & { kept_at: Date | null }

/** The last line of a work's ledger, as far as a room may tell of it. */
type LastLine = { status: string; sold: boolean; price: number | null; currency: string }

/** How the works of a collection stand at `now`, gone ones too, by the work's id. Three queries. */
export async function findStandings(
  db: Db,
  collection: number,
  now: Date
): Promise<ReadonlyMap<number, Standing>> {
  const placed = await db
    .select({
      id: works.id,
      gone: isGone,
      section: collectionWorks.section,
      price: collectionWorks.price,
      currency: collectionWorks.currency,
      priced_at: collectionWorks.priced_at,
    })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, collectionWorks.work_id))
    .where(eq(collectionWorks.collection_id, collection))
  if (placed.length === 0) return new Map()
  const ids = placed.map(({ id }) => id)
  const lastOf = await findLastLines(db, ids)
  const held = await findHeld(db, ids, now)
  return new Map(
    placed.map(({ id, gone, section, price, currency, priced_at }) => {
      const last = lastOf.get(id)
      const state = gone ? 'gone' : stateOf(last, held.has(id))
      const isToBeHad = state !== 'gone' && state !== 'sold'
      return [
        id,
        {
          section,
          state,
          price: isToBeHad && last ? priceOf(last.price, last.currency) : null,
          kept: isToBeHad ? priceOf(price, currency) : null,
          kept_at: priced_at,
        },
      ]
    })
  )
}

async function findLastLines(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LastLine>> {
  const rows = await db
    .selectDistinctOn([movements.work_id], {
      id: movements.work_id,
      status: movements.status,
      sold: isSold('movements'),
      price: movements.price,
      currency: movements.currency,
    })
    .from(movements)
    .where(and(inArray(movements.work_id, [...ids]), isStanding))
    .orderBy(desc(movements.work_id), ...lastFirst)
  return new Map(rows.map(({ id, ...line }) => [id, line]))
}

async function findHeld(db: Db, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: workHolds.work_id })
    .from(workHolds)
    .where(and(inArray(workHolds.work_id, [...ids]), hasWork(now)))
  return new Set(rows.map(({ id }) => id))
}

const states: Readonly<Record<string, RoomState>> = {
  'En consignación': 'consigned',
  Prestada: 'lent',
}

/** A work that was sold is so wherever it is since, and nobody's to hold; one that is held is said to be so likewise. */
function stateOf(last: LastLine | undefined, isHeld: boolean): RoomState {
  if (last?.sold) return 'sold'
  return isHeld ? 'reserved' : (states[last?.status ?? ''] ?? 'free')
}

function priceOf(amount: number | null, currency: string): Price | null {
  return amount === null ? null : { amount, currency }
}

/** The day of an instant by the gallery's clock, or none. */
export function dayOrNull(instant: Date | null, zone: string): string | null {
  return instant && dayOf(instant, zone)
}
