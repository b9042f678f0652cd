import type { AccountExport } from '@gallery/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collections } from '../tables/collections.table.ts'
import { roomLooks, roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { works } from '../tables/works.table.ts'

/** The rooms to which an address was given a link, for whoever it is of: what was written to them, when they came and at what they looked. */
export async function listOwnRooms(db: Db, email: string): Promise<AccountExport['rooms']> {
  const isTheirs = and(eq(roomPeople.email, email), isNull(roomPeople.anonymous_at))
  const given = await db
    .select({ person: roomPeople, title_es: collections.title_es, title_en: collections.title_en })
    .from(roomPeople)
    .innerJoin(collections, eq(collections.id, roomPeople.collection_id))
    .where(isTheirs)
    .orderBy(asc(roomPeople.id))
  const visits = await db
    .select({ visit: roomVisits })
    .from(roomVisits)
    .innerJoin(roomPeople, eq(roomPeople.id, roomVisits.person_id))
    .where(isTheirs)
    .orderBy(asc(roomVisits.id))
  const looks = await db
    .select({
      visit: roomLooks.visit_id,
      look: { title_es: works.title_es, title_en: works.title_en, seconds: roomLooks.seconds },
    })
    .from(roomLooks)
    .innerJoin(roomVisits, eq(roomVisits.id, roomLooks.visit_id))
    .innerJoin(roomPeople, eq(roomPeople.id, roomVisits.person_id))
    .innerJoin(works, eq(works.id, roomLooks.work_id))
    .where(isTheirs)
    .orderBy(asc(roomLooks.visit_id), asc(roomLooks.work_id))
  return given.map(({ person: { id, name, note, language, created_at }, ...titles }) => ({
    ...{ name, email, note, language, ...titles },
    created_at: created_at.toISOString(),
    visits: visits
      .filter(({ visit }) => visit.person_id === id)
      .map(({ visit: { id, started_at, device } }) => ({
        started_at: started_at.toISOString(),
        device,
        looks: looks.filter(({ visit }) => visit === id).map(({ look }) => look),
      })),
  }))
}
