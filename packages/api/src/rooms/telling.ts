import { addDays, instantOf, type Language, mondayOf, today } from '@gallery/contract'
import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { type RoomOfWeek, roomWeekMail } from '../mail/roomWeek.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { collections } from '../tables/collections.table.ts'
import { roomLooks, roomPeople, roomVisits, roomWeeks } from '../tables/rooms.table.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'
import { translated } from '../translated.ts'

/** The hour of a Monday from which on the week before is told of. */
const hour = '08:00'

/** A week that is over: its first instant and the first after it, and its last Monday's name. */
type Week = { from: Date; to: Date; monday: string }

/** The week before the one of `now`, by the gallery's clock; null in the first hours of a Monday. */
function weekBefore({ now, zone }: Pick<Office, 'now' | 'zone'>): Week | null {
  const monday = mondayOf(today(now, zone))
  if (now < instantOf(monday, hour, zone)) return null
  return {
    from: instantOf(addDays(monday, -7), '00:00', zone),
    to: instantOf(monday, '00:00', zone),
    monday,
  }
}

/**
 * Writes one mail to somebody who gave people links and still has the panel: who came to their rooms in the week before.
 * Nobody is told of a week in which nobody came, nor twice: several processes may do it at once.
 *
 * @returns whether there was somebody to tell, after which there may be more
 */
export async function tellNextWeek(office: Office): Promise<boolean> {
  const week = weekBefore(office)
  if (week === null) return false
  return office.db.transaction(async (tx) => {
    const reader = await findReader(tx, week)
    if (!reader) return false
    const [claimed] = await tx
      .insert(roomWeeks)
      .values({ user_id: reader.id, week: week.monday })
      .onConflictDoNothing()
      .returning({ id: roomWeeks.user_id })
    if (!claimed) return true
    await mail(tx, office, week, reader)
    return true
  })
}

type Reader = { id: number; email: string }

async function findReader(tx: Db, week: Week): Promise<Reader | undefined> {
  const [reader] = await tx
    .select({ id: users.id, email: users.email })
    .from(roomVisits)
    .innerJoin(roomPeople, eq(roomPeople.id, roomVisits.person_id))
    .innerJoin(collections, eq(collections.id, roomPeople.collection_id))
    .innerJoin(users, eq(users.id, roomPeople.created_by))
    .where(
      and(
        isIn(week),
        isTold,
        eq(users.super, true),
        isNull(users.deleted_at),
        sql`not exists (select from ${roomWeeks} where ${roomWeeks.user_id} = ${users.id} and ${roomWeeks.week} = ${week.monday})`
      )
    )
    .orderBy(asc(users.id))
    .limit(1)
  return reader
}

const isIn = ({ from, to }: Week) => and(gte(roomVisits.started_at, from), lt(roomVisits.started_at, to))

/** Of whom it is told: who has their link yet, to a room that is one yet. */
const isTold = and(
  isNull(roomPeople.revoked_at),
  isNull(roomPeople.anonymous_at),
  isNull(collections.deleted_at),
  eq(collections.public, false)
)

async function mail(tx: Db, { now, zone, publicUrl }: Office, week: Week, reader: Reader): Promise<void> {
  const language = await languageOf(tx, reader.email)
  const rooms = await findRoomsOf(tx, week, { id: reader.id, language })
  // Whoever was found may have lost their links meanwhile.
  if (rooms.length === 0) return
  const content = roomWeekMail({
    language,
    options: await readOptions(tx),
    timeZone: zone,
    publicUrl,
    now,
    rooms,
  })
  await enqueueMail(tx, { kind: 'roomWeek', language, to: reader.email, content, now })
}

/** The rooms of somebody to which one of their people came in a week, with all of those people. */
async function findRoomsOf(
  tx: Db,
  week: Week,
  { id, language }: { id: number; language: Language }
): Promise<RoomOfWeek[]> {
  const came = sql`(select count(*)::int from ${roomVisits} where ${roomVisits.person_id} = ${roomPeople.id} and ${isIn(week)})`
  const rows = await tx
    .select({
      id: collections.id,
      link: collections.link,
      title_es: collections.title_es,
      title_en: collections.title_en,
      person: roomPeople.id,
      name: roomPeople.name,
      email: roomPeople.email,
      times: sql<number>`${came}`,
    })
    .from(roomPeople)
    .innerJoin(collections, eq(collections.id, roomPeople.collection_id))
    .where(and(eq(roomPeople.created_by, id), isTold))
    .orderBy(desc(collections.id), asc(roomPeople.id))
  const looks = await findLooksOf(tx, week, id)
  const rooms = new Map<number, RoomOfWeek>()
  for (const row of rows) {
    const its = looks.filter(({ person }) => person === row.person)
    const [most] = its
    const person = {
      who: row.email || `${row.person}`,
      name: row.name,
      times: row.times,
      seconds: its.reduce((sum, look) => sum + look.seconds, 0),
      most: most ? translated(most, 'title', language) : null,
    }
    const title = translated(row, 'title', language)
    const room = rooms.get(row.id) ?? { title, path: `collections/${row.link}-${row.id}/people`, people: [] }
    rooms.set(row.id, { ...room, people: [...room.people, person] })
  }
  return [...rooms.values()].filter(({ people }) => people.some(({ times }) => times > 0))
}

/** For how long the people of somebody looked at which works in a week; of each what they looked at longest first. */
async function findLooksOf(tx: Db, week: Week, user: number) {
  return tx
    .select({
      person: roomVisits.person_id,
      title_es: works.title_es,
      title_en: works.title_en,
      seconds: sql<number>`sum(${roomLooks.seconds})::int`,
    })
    .from(roomLooks)
    .innerJoin(roomVisits, eq(roomVisits.id, roomLooks.visit_id))
    .innerJoin(roomPeople, eq(roomPeople.id, roomVisits.person_id))
    .innerJoin(works, eq(works.id, roomLooks.work_id))
    .where(and(isIn(week), eq(roomPeople.created_by, user), isNull(works.deleted_at)))
    .groupBy(roomVisits.person_id, works.id)
    .orderBy(asc(roomVisits.person_id), desc(sql`sum(${roomLooks.seconds})`), asc(works.id))
}
