import type { WorkRow, WorkStatus } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { works } from '../tables/works.table.ts'
import { findSold } from './movements.queries.ts'

type LastLine = NonNullable<WorkRow['last_movement']>

/**
 * Of two who want to sell a work the second has not seen the sale of the first, nor at what price it stands by now. A line
 * that sells nothing may come after whatever there is, but on what is sold by now: it says nothing of what nobody has seen.
 *
 * @param last the last lines by now of works that are locked
 * @param after the lines that were seen, by work; of a work that is not among them nothing is asked
 * @throws Refused 409 with the works whose last line is another one by now
 */
export async function refuseMoved(
  tx: Db,
  status: WorkStatus,
  last: ReadonlyMap<number, LastLine>,
  after: ReadonlyMap<number, number | null>
): Promise<void> {
  const others = [...after].flatMap(([id, seen]) => ((last.get(id)?.id ?? null) === seen ? [] : [id]))
  const sold = await findSold(tx, others)
  const moved = others.filter((id) => status === 'Vendida' || sold.has(id))
  if (moved.length === 0) return
  const named = await tx
    .select({ id: works.id, title_es: works.title_es, title_en: works.title_en })
    .from(works)
    .where(inArray(works.id, moved))
    .orderBy(works.id)
  const data = named.map((work) => ({ ...work, last_movement: last.get(work.id) ?? null }))
  throw new Refused(409, 'works.movedMeanwhile', { count: data.length }, { body: { moved: data } })
}
