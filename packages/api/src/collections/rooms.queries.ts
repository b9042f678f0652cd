import type { Room, RoomsQuery } from '@gallery/contract'
import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { isOpenRoom } from '../tables/openRooms.ts'
import { works } from '../tables/works.table.ts'

/**
 * The rooms that are open at `now` and in which some of the works that are asked about hang: those with the most of them
 * first, then the newest. Works in the bin do not count.
 */
export async function listRooms(db: Db, about: RoomsQuery, now: Date): Promise<Room[]> {
  const shared = sql<number>`count(*) filter (where ${isAskedAbout(db, about)})::int`
  const rooms = await db
    .select({
      id: collections.id,
      link: collections.link,
      title_es: collections.title_es,
      title_en: collections.title_en,
      recipient: collections.recipient,
      open_until: collections.open_until,
      opened: collections.opened,
      opened_at: collections.opened_at,
      watched: collections.watched,
      updated_at: collections.updated_at,
      message: collections.message,
      count: count(),
      shared,
    })
    .from(collections)
    .innerJoin(collectionWorks, eq(collectionWorks.collection_id, collections.id))
    .innerJoin(works, and(eq(works.id, collectionWorks.work_id), isNull(works.deleted_at)))
    .where(isOpenRoom(now))
    .groupBy(collections.id)
    .having(gt(shared, 0))
    .orderBy(desc(shared), desc(collections.id))
  return rooms.map((room) => ({
    ...room,
    open_until: room.open_until?.toISOString() ?? null,
    opened_at: room.opened_at?.toISOString() ?? null,
    updated_at: room.updated_at.toISOString(),
  }))
}

function isAskedAbout(db: Db, { collection, works: ids }: RoomsQuery): SQL | undefined {
  const itsWorks = db
    .select({ id: sql`its.work_id` })
    .from(sql`${collectionWorks} as its`)
    .where(sql`its.collection_id = ${collection ?? null}`)
  return or(
    inArray(collectionWorks.work_id, [...(ids ?? [])]),
    collection === undefined ? undefined : inArray(collectionWorks.work_id, itsWorks)
  )
}
