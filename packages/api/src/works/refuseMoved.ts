import type { WorkRow, WorkStatus } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { works } from '../tables/works.table.ts'
import { findSales } from './movements.queries.ts'

type LastLine = NonNullable<WorkRow['last_movement']>

/** What whoever writes has seen. */
export interface Seen {
  /** The last lines, by work; of a work that is not among them nothing is asked. */
  after: ReadonlyMap<number, number | null>
  /** The sales that they read of: what those sold is sold on top of them. */
  despiteSales: readonly number[]
}

/**
 * Of two who want to sell a work the second has not seen the sale of the first, nor at what price it stands by now. They
 * have not either where the last line, which they saw, is no sale: the work is lent since, or the sale was noted for a day
 * before that line. A line that sells nothing may come after whatever there is, but on what is sold by now: it says nothing
 * of what nobody has seen.
 *
 * @param last the last lines by now of works that are locked
 * @throws Refused 409 with the works whose last line, or whose sale, nobody has seen
 */
export async function refuseMoved(
  tx: Db,
  status: WorkStatus,
  last: ReadonlyMap<number, LastLine>,
  { after, despiteSales }: Seen
): Promise<void> {
  const isSale = status === 'Vendida'
  const isLastSeen = (id: number) => (last.get(id)?.id ?? null) === after.get(id)
  const asked = [...after.keys()].filter((id) => isSale || !isLastSeen(id))
  const sales = await findSales(tx, asked)
  const isSaleSeen = (id: number) => {
    const sale = sales.get(id)
    return sale === undefined || sale.id === last.get(id)?.id || despiteSales.includes(sale.id)
  }
  const moved = asked.filter((id) => (isLastSeen(id) ? !isSaleSeen(id) : isSale || sales.has(id)))
  if (moved.length === 0) return
  const named = await tx
    .select({ id: works.id, title_es: works.title_es, title_en: works.title_en })
    .from(works)
    .where(inArray(works.id, moved))
    .orderBy(works.id)
  const data = named.map((work) => ({
    ...work,
    last_movement: last.get(work.id) ?? null,
    sale: sales.get(work.id) ?? null,
  }))
  const why = moved.every(isLastSeen) ? 'works.soldAlready' : 'works.movedMeanwhile'
  throw new Refused(409, why, { count: data.length }, { body: { moved: data } })
}
