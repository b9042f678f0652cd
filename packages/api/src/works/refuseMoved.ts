import type { WorkRow } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { works } from '../tables/works.table.ts'
import { isSaleToOther, type Sale } from './heldSales.ts'
import { findSales } from './movements.queries.ts'

type LastLine = NonNullable<WorkRow['last_movement']>

/** What whoever writes has seen. */
export interface Seen {
  /** The last lines, by work; of a work that is not among them nothing is asked. */
  after: ReadonlyMap<number, number | null>
  /** The sales that they read of: what those sold is sold on top of them. Undefined where nothing is asked of sales. */
  despiteSales: readonly number[] | undefined
}

/**
 * Of two who want to sell a work the second has not seen the sale of the first, nor at what price it stands by now. They
 * have not either where the last line, which they saw, is no sale: the work is lent since, or the sale was noted for a day
 * before that line. That is not asked of a line that names the same buyer, which sells nothing. A line that sells nothing may come after whatever there is, but on what is sold by now: it says nothing
 * of what nobody has seen.
 *
 * @param lines what is written, by work
 * @param last the last lines by now of those works, which are locked
 * @throws Refused 409 with the works whose last line, or whose sale, nobody has seen
 */
export async function refuseMoved(
  tx: Db,
  lines: ReadonlyMap<number, Sale>,
  last: ReadonlyMap<number, LastLine>,
  { after, despiteSales }: Seen
): Promise<void> {
  const seen = [...lines].flatMap(([id, line]) => {
    const its = after.get(id)
    const isLast = (last.get(id)?.id ?? null) === its
    return its === undefined ? [] : [{ id, line, isLast, isSale: line.status === 'Vendida' }]
  })
  const asked = seen.filter(({ isLast, isSale }) => isSale || !isLast)
  const sales = await findSales(
    tx,
    asked.map(({ id }) => id)
  )
  const isUnseenSale = ({ id, line }: { id: number; line: Sale }) => {
    const sale = sales.get(id)
    if (sale === undefined || sale.id === last.get(id)?.id) return false
    return despiteSales?.includes(sale.id) === false && isSaleToOther(line, sale.owner)
  }
  const refused = asked.filter((each) =>
    each.isLast ? isUnseenSale(each) : each.isSale || sales.has(each.id)
  )
  const moved = refused.map(({ id }) => id)
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
  const why = refused.every(({ isLast }) => isLast) ? 'works.soldAlready' : 'works.movedMeanwhile'
  throw new Refused(409, why, { count: data.length }, { body: { moved: data } })
}
