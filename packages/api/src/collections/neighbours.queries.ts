import type { CollectionNeighbours, CollectionsFilter } from '@gallery/contract'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { collections } from '../tables/collections.table.ts'
import { conditionOf, orderOf } from './list.queries.ts'

/**
 * The collections before and after one in the panel's list. One that the list has no more, such as a room that has just
 * been renamed, still has its place there. One query. @throws Refused 404 for an unknown one or one in the bin.
 */
export async function findCollectionNeighbours(
  db: Db,
  id: number,
  filter: CollectionsFilter
): Promise<CollectionNeighbours> {
  const own = and(eq(collections.id, id), isNull(collections.deleted_at))
  const placed = db.$with('placed').as(
    db
      .select({
        id: collections.id,
        link: collections.link,
        public: collections.public,
        place: sql<number>`(row_number() over (order by ${sql.join(orderOf(filter), sql`, `)}))::int`.as(
          'place'
        ),
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(collections)
      .where(or(conditionOf({ ...filter, hidden: true }), own))
  )
  const here = db.select({ place: placed.place }).from(placed).where(eq(placed.id, id))
  const rows = await db
    .with(placed)
    .select()
    .from(placed)
    .where(sql`abs(${placed.place} - (${here})) <= 1`)
    .orderBy(asc(placed.place))
  const at = rows.findIndex((row) => row.id === id)
  const found = rows[at]
  if (found === undefined) throw notFound()
  return {
    previous: rows[at - 1] ?? null,
    next: rows[at + 1] ?? null,
    place: found.place,
    total: found.total,
  }
}
