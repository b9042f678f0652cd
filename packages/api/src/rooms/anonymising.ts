import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { deleteSlicewise, updateSlicewise } from '../db/slices.ts'
import { collections } from '../tables/collections.table.ts'
import { roomPeople, roomVisits } from '../tables/rooms.table.ts'

/**
 * Those whose link to a room, or whose room, was over before an instant. Of a room that was made public, which has no
 * people any more, those whose link was not given, mailed or opened since.
 */
export function roomPeopleOver(db: Db, before: Date): SQL | undefined {
  const over = db
    .select({ id: collections.id })
    .from(collections)
    .where(or(lt(collections.open_until, before), lt(collections.deleted_at, before)))
  const opened = db.select({ id: collections.id }).from(collections).where(eq(collections.public, true))
  const lastUsed = sql`greatest(${roomPeople.updated_at}, ${roomPeople.sent_at}, ${roomPeople.reminded_at},
    (select max(${roomVisits.last_at}) from ${roomVisits} where ${roomVisits.person_id} = ${roomPeople.id}))`
  return or(
    lt(roomPeople.revoked_at, before),
    inArray(roomPeople.collection_id, over),
    and(inArray(roomPeople.collection_id, opened), lt(lastUsed, before))
  )
}

/**
 * Takes out of rooms who had a link to them; the link opens nothing then, whatever becomes of the room.
 *
 * @returns how many were somebody until now
 */
export function anonymiseRoomPeople(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  return updateSlicewise(db, roomPeople, and(isNull(roomPeople.anonymous_at), which), {
    name: '',
    email: '',
    note: '',
    anonymous_at: now,
    revoked_at: now,
  })
}

/** Forgets visits to rooms that began before an instant, with what was looked at. @returns how many */
export function forgetRoomVisits(db: Db, before: Date): Promise<number> {
  return deleteSlicewise(db, roomVisits, lt(roomVisits.started_at, before))
}
