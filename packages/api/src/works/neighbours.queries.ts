import type { PlacedNeighbours } from '@gallery/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { WorkList } from '../summaries/workLists.ts'
import { itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'

/**
 * The works before and after one in a list, whose order may name columns of their artists, and its place among all of
 * them; null when the list has no such work. One query.
 */
export async function findNeighbours(
  db: Db,
  workId: number,
  list: WorkList
): Promise<PlacedNeighbours | null> {
  const listed = db.$with('listed').as(
    db
      .select({
        id: works.id,
        hash: works.hash,
        title_es: works.title_es,
        title_en: works.title_en,
        place: sql<number>`(row_number() over (order by ${sql.join(list.order, sql`, `)}))::int`.as('place'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(works)
      .leftJoin(artists, itsArtist)
      .where(list.where)
  )
  const { id, hash, title_es, title_en, total } = listed
  const usual = { id: sql`listed.id`, place: sql`listed.place` }
  const nearest = list.nearness ? sql`${list.nearness(usual)},` : sql``
  const placed = db.$with('placed').as(
    db
      .select({
        id,
        hash,
        title_es,
        title_en,
        place: sql<number>`(row_number() over (order by ${nearest} ${listed.place}))::int`.as(
          'nearest_place'
        ),
        total,
      })
      .from(listed)
  )
  const own = db.select({ place: placed.place }).from(placed).where(eq(placed.id, workId))
  const rows = await db
    .with(listed, placed)
    .select()
    .from(placed)
    .where(sql`abs(${placed.place} - (${own})) <= 1`)
    .orderBy(asc(placed.place))
  const at = rows.findIndex((row) => row.id === workId)
  const here = rows[at]
  if (here === undefined) return null
  return {
    previous: rows[at - 1] ?? null,
    next: rows[at + 1] ?? null,
    place: here.place,
    total: here.total,
  }
}
