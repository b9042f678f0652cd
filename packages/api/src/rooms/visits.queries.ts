import type { RoomDevice, RoomVisitForm } from '@gallery/contract'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { roomLooks, roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { countOpening } from './openings.queries.ts'

/** After so many milliseconds without a word of it a visit is over: who comes then opens the room anew. */
const pause = 30 * 60_000
/** So long, in seconds, a work is looked at in one visit at most, whatever is told. */
const longest = 6 * 3_600

type VisitTold = {
  person: number
  collection: number
  device: RoomDevice
  looks: RoomVisitForm['looks']
  now: Date
}

/**
 * Notes that somebody is in a room, and what they looked at since it was told last. Works that do not hang there are left
 * out. Call it inside a transaction: of two windows one waits for the other.
 */
export async function noteVisit(tx: Db, told: VisitTold): Promise<void> {
  const { person, collection, looks, now } = told
  await tx.select({ id: roomPeople.id }).from(roomPeople).where(eq(roomPeople.id, person)).for('update')
  const visit = (await goOn(tx, told)) ?? (await begin(tx, told))
  if (looks.length === 0) return
  const hanging = await tx
    .select({ id: collectionWorks.work_id })
    .from(collectionWorks)
    .where(
      and(
        eq(collectionWorks.collection_id, collection),
        inArray(
          collectionWorks.work_id,
          looks.map(({ work }) => work)
        )
      )
    )
  const seconds = new Map(looks.map((look) => [look.work, look.seconds]))
  if (hanging.length === 0) return
  await tx
    .insert(roomLooks)
    .values(
      hanging.map(({ id }) => ({
        visit_id: visit,
        work_id: id,
        seconds: seconds.get(id) ?? 0,
        last_at: now,
      }))
    )
    .onConflictDoUpdate({
      target: [roomLooks.visit_id, roomLooks.work_id],
      set: {
        seconds: sql`least(${roomLooks.seconds} + excluded.seconds, ${longest})`,
        last_at: now,
      },
    })
}

async function goOn(tx: Db, { person, device, now }: VisitTold): Promise<number | undefined> {
  const [last] = await tx
    .select({ id: roomVisits.id })
    .from(roomVisits)
    .where(
      and(
        eq(roomVisits.person_id, person),
        eq(roomVisits.device, device),
        gt(roomVisits.last_at, new Date(now.getTime() - pause))
      )
    )
    .orderBy(desc(roomVisits.id))
    .limit(1)
  if (last) await tx.update(roomVisits).set({ last_at: now }).where(eq(roomVisits.id, last.id))
  return last?.id
}

async function begin(tx: Db, { person, collection, device, now }: VisitTold): Promise<number> {
  const [visit] = await tx
    .insert(roomVisits)
    .values({ person_id: person, device, started_at: now, last_at: now })
    .returning({ id: roomVisits.id })
  if (!visit) throw new Error('The database did not answer with the new visit')
  await countOpening(tx, collection, now)
  return visit.id
}
