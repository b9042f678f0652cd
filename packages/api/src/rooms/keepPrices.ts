import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { isStanding, lastFirst } from '../tables/lastLine.ts'
import { isSold } from '../tables/sold.ts'
import { movements } from '../tables/works.table.ts'

/**
 * Takes what the works of a collection cost now as their prices of sharing: of those of which nobody took one yet, or with
 * `anew` of all. What somebody paid is no price of a work: a sold one has none, wherever it is since.
 */
export async function keepPrices(
  db: Db,
  collection: number,
  { now, anew }: { now: Date; anew: boolean }
): Promise<void> {
  const of = (column: 'price' | 'currency') => sql`(
    select case when not ${isSold('movements')} then ${movements[column]} end from ${movements}
    where ${movements.work_id} = ${collectionWorks.work_id} and ${isStanding}
    order by ${sql.join([...lastFirst], sql`, `)} limit 1
  )`
  await db
    .update(collectionWorks)
    .set({ price: of('price'), currency: sql`coalesce(${of('currency')}, '')`, priced_at: now })
    .where(
      and(eq(collectionWorks.collection_id, collection), anew ? undefined : isNull(collectionWorks.priced_at))
    )
}
