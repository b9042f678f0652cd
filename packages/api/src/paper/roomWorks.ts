import type { RoomFacts } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { findShowing } from '../rooms/showing.queries.ts'
import { pricesOf, shownInRoom } from '../rooms/shown.ts'
import { findStandings } from '../rooms/standing.ts'
import type { PaperWork } from './works.queries.ts'

/**
 * The works of a room as the room shows them, for a paper that goes to whom it is for: without what its switches hide,
 * at the prices that it tells. Of one that tells none the prices are those of now: the paper is there for them.
 */
export async function asInRoom(
  db: Db,
  works: readonly PaperWork[],
  room: number,
  { now, zone }: { now: Date; zone: string }
): Promise<{ works: PaperWork[]; prices: RoomFacts['prices'] }> {
  const showing = await findShowing(db, room)
  const priced = { ...showing, prices: showing.prices === 'none' ? ('now' as const) : showing.prices }
  const standings = await findStandings(db, room, now)
  return {
    works: works.map((work) => shownInRoom(work, standings.get(work.id), priced, zone)),
    prices: pricesOf(priced, { now, zone }),
  }
}
