import { and, desc, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isStanding, lastFirst } from '../tables/lastLine.ts'
import { movements } from '../tables/works.table.ts'
import type { PaperWork } from './works.queries.ts'

/**
 * Works as they were consigned: a sold one with what its ledger said before it was sold. Who bought it consigned nothing, and
 * what was paid is not what was agreed with whoever did. Without a line before the sale nobody knows either.
 */
export async function asConsigned(db: Db, works: readonly PaperWork[]): Promise<PaperWork[]> {
  const sold = works.flatMap(({ id, movement }) => (movement?.status === 'Vendida' ? id : []))
  if (sold.length === 0) return [...works]
  const lines = await db
    .selectDistinctOn([movements.work_id], {
      work_id: movements.work_id,
      status: movements.status,
      owner: movements.owner,
      price: movements.price,
      currency: movements.currency,
      address: movements.address,
      date: movements.date,
    })
    .from(movements)
    .where(and(inArray(movements.work_id, sold), isStanding, ne(movements.status, 'Vendida')))
    .orderBy(desc(movements.work_id), ...lastFirst)
  const before = new Map(lines.map(({ work_id, ...line }) => [work_id, line]))
  return works.map((work) =>
    work.movement?.status === 'Vendida' ? { ...work, movement: before.get(work.id) ?? null } : work
  )
}
