import type { CollectedWorkAnswer, IdOrHash } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { findShowing } from '../rooms/showing.queries.ts'
import { pricesOf, shownInRoom } from '../rooms/shown.ts'
import { findStandings } from '../rooms/standing.ts'
import { worksOfRoom } from '../summaries/workLists.ts'
import { findListedWork } from './work.queries.ts'

/**
 * A work of a room, as the room shows its works, with its neighbours there.
 *
 * @throws Refused 404 when it has no such work, or the work is gone
 */
export async function findRoomWork(
  db: Db,
  key: IdOrHash,
  room: number,
  { now, zone }: { now: Date; zone: string }
): Promise<CollectedWorkAnswer> {
  const { data, neighbours } = await findListedWork(db, key, worksOfRoom(room, { gone: false }))
  const showing = await findShowing(db, room)
  const standings = await findStandings(db, room, now)
  const work = shownInRoom(data, standings.get(data.id), showing, zone)
  return {
    data: { ...work, room: { ...work.room, prices: pricesOf(showing, { now, zone }) } },
    neighbours,
  }
}
