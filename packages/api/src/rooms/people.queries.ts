import type {
  Language,
  PeopleInRoomsQuery,
  PersonInRoom,
  RoomDevice,
  RoomPerson,
  RoomPersonChange,
  RoomPersonForm,
} from '@gallery/contract'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import { collections } from '../tables/collections.table.ts'
import { fullName } from '../tables/fullName.ts'
import { isOpenRoom } from '../tables/openRooms.ts'
import { roomLooks, roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { users } from '../tables/users.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { linkMaker, newKey } from './links.ts'

/** What a mail with somebody's link is about: it does not leave once the link is revoked. */
export const aboutLink = (person: number) => `roomLink/${person}`

/** How many people have a link to a room that is not revoked. */
export async function countPeople(db: Db, collection: number): Promise<number> {
  return db.$count(roomPeople, and(eq(roomPeople.collection_id, collection), isNull(roomPeople.revoked_at)))
}

/** Who has, or had, a link of their own to a room, in the order in which they got it. */
export async function listPeople(db: Db, collection: number): Promise<RoomPerson[]> {
  return findPeople(db, and(eq(roomPeople.collection_id, collection), isNull(roomPeople.anonymous_at)))
}

/** One of them. @throws Refused 404 when the room has nobody of that id */
export async function findPerson(db: Db, collection: number, id: number): Promise<RoomPerson> {
  const [person] = await findPeople(db, isIn(collection, id))
  if (!person) throw notFound()
  return person
}

async function findPeople(db: Db, where: SQL | undefined): Promise<RoomPerson[]> {
  const revoker = alias(users, 'revoker')
  const rows = await db
    .select({ person: roomPeople, revoker: fullName(revoker) })
    .from(roomPeople)
    .leftJoin(revoker, eq(revoker.id, roomPeople.revoked_by))
    .where(where)
    .orderBy(asc(roomPeople.id))
  const ids = rows.map(({ person }) => person.id)
  const visits = await findVisits(db, ids)
  const looks = await findLooks(db, ids)
  const linkOf = await linkMaker(db)
  return rows.map(({ person, revoker }) => {
    const its = visits.get(person.id) ?? []
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      note: person.note,
      language: person.language,
      link: linkOf(person.key),
      created_at: person.created_at.toISOString(),
      sent_at: person.sent_at?.toISOString() ?? null,
      reminded_at: person.reminded_at?.toISOString() ?? null,
      revoked_at: person.revoked_at?.toISOString() ?? null,
      revoked_by: revoker,
      opened: its.length,
      opened_at: its[0]?.started_at.toISOString() ?? null,
      devices: [...new Set(its.map(({ device }) => device))],
      looks: looks.get(person.id) ?? [],
    }
  })
}

type Visit = { device: RoomDevice; started_at: Date }

/** The visits of each person, last first. */
async function findVisits(db: Db, people: readonly number[]): Promise<ReadonlyMap<number, Visit[]>> {
  const found = new Map<number, Visit[]>()
  if (people.length === 0) return found
  const rows = await db
    .select({
      person: roomVisits.person_id,
      device: roomVisits.device,
      started_at: roomVisits.started_at,
    })
    .from(roomVisits)
    .where(inArray(roomVisits.person_id, [...people]))
    .orderBy(desc(roomVisits.started_at), desc(roomVisits.id))
  for (const { person, ...visit } of rows) found.set(person, [...(found.get(person) ?? []), visit])
  return found
}

/** How long each person looked at which works, in all their visits; what was looked at last stands first. */
async function findLooks(
  db: Db,
  people: readonly number[]
): Promise<ReadonlyMap<number, RoomPerson['looks']>> {
  const found = new Map<number, RoomPerson['looks']>()
  if (people.length === 0) return found
  const rows = await db
    .select({
      person: roomVisits.person_id,
      work: roomLooks.work_id,
      seconds: sql<number>`sum(${roomLooks.seconds})::int`,
    })
    .from(roomLooks)
    .innerJoin(roomVisits, eq(roomVisits.id, roomLooks.visit_id))
    .where(inArray(roomVisits.person_id, [...people]))
    .groupBy(roomVisits.person_id, roomLooks.work_id)
    .orderBy(desc(sql`max(${roomLooks.last_at})`), asc(roomLooks.work_id))
  for (const { person, ...look } of rows) found.set(person, [...(found.get(person) ?? []), look])
  return found
}

/** The rooms of one address, of one name, or of whoever is found by words, the newest first; a hundred at most. */
export async function listRoomsOfPeople(
  db: Db,
  { email, name, search = '' }: PeopleInRoomsQuery
): Promise<PersonInRoom[]> {
  const named = sql<string>`fold(${roomPeople.name} || ' ' || ${roomPeople.email})`
  const rows = await db
    .select({
      id: roomPeople.id,
      name: roomPeople.name,
      email: roomPeople.email,
      created_at: roomPeople.created_at,
      revoked_at: roomPeople.revoked_at,
      opened: sql<number>`(select count(*)::int from ${roomVisits} where ${roomVisits.person_id} = ${roomPeople.id})`,
      opened_at: sql<string | null>`(select max(${roomVisits.started_at}) from ${roomVisits}
        where ${roomVisits.person_id} = ${roomPeople.id})`,
      room: {
        id: collections.id,
        link: collections.link,
        title_es: collections.title_es,
        title_en: collections.title_en,
        open_until: collections.open_until,
      },
    })
    .from(roomPeople)
    .innerJoin(collections, eq(collections.id, roomPeople.collection_id))
    .where(
      and(
        isNull(collections.deleted_at),
        isNull(roomPeople.anonymous_at),
        email === undefined ? undefined : eq(roomPeople.email, email.trim().toLowerCase()),
        name === undefined ? undefined : eq(plain(roomPeople.name), plain(name)),
        ...searchedWords(search).map((word) => contains(named, word))
      )
    )
    .orderBy(desc(roomPeople.id))
    .limit(100)
  return rows.map(({ room, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    opened_at: row.opened_at === null ? null : new Date(row.opened_at).toISOString(),
    room: { ...room, open_until: room.open_until?.toISOString() ?? null },
  }))
}

/** A name as two are compared: whatever their capitals, accents and spaces. */
function plain(name: typeof roomPeople.name | string): SQL {
  return sql`regexp_replace(fold(${name}), '\\s+', ' ', 'g')`
}

/** Gives somebody a link of their own. Call it inside a transaction. @returns their id. @throws Refused 404 */
export async function addPerson(
  db: Db,
  collection: number,
  { send: _send, ...form }: RoomPersonForm,
  { told_in, ...writing }: Writing & { told_in: Language }
): Promise<number> {
  await lockRoom(db, collection)
  const [added] = await db
    .insert(roomPeople)
    .values({ ...form, ...(await newKey(db)), collection_id: collection, told_in, ...created(writing) })
    .returning({ id: roomPeople.id })
  if (!added) throw new Error('The database did not answer with who was added')
  return added.id
}

/**
 * Changes who somebody is, or what is written to them. Whoever reads the address that they had until now has what was
 * mailed there: with another one, or none, they have another link, which nobody was mailed yet. Call it inside a
 * transaction.
 *
 * @returns whether their link is another one now
 * @throws Refused 404
 */
export async function changePerson(
  db: Db,
  collection: number,
  id: number,
  change: RoomPersonChange,
  writing: Writing
): Promise<boolean> {
  const [current] = await db
    .select({ email: roomPeople.email })
    .from(roomPeople)
    .where(isIn(collection, id))
    .for('update')
  if (!current) throw notFound()
  const isRelinked = current.email !== '' && change.email !== undefined && change.email !== current.email
  await update(db, isIn(collection, id), {
    ...change,
    ...(isRelinked ? { ...(await newKey(db)), sent_at: null, reminded_at: null } : {}),
    ...stamp(roomPeople.updated_at, writing),
  })
  return isRelinked
}

/**
 * Makes somebody's link open nothing from now on; what waits to be mailed with it does not leave. Call it inside a
 * transaction.
 *
 * @throws Refused 404 where it opens nothing already
 */
export async function revokeLink(db: Db, collection: number, id: number, writing: Writing): Promise<void> {
  const values = { revoked_at: writing.now, revoked_by: writing.by, ...stamp(roomPeople.updated_at, writing) }
  await update(db, and(isIn(collection, id), isNull(roomPeople.revoked_at)), values)
  await withdrawMails(db, [aboutLink(id)])
}

/** Lets a revoked link open its room again. @throws Refused 404 for one that does */
export async function giveLinkBack(db: Db, collection: number, id: number, writing: Writing): Promise<void> {
  const values = { revoked_at: null, revoked_by: null, ...stamp(roomPeople.updated_at, writing) }
  await update(db, and(isIn(collection, id), sql`${roomPeople.revoked_at} is not null`), values)
}

/** The collection to whose room somebody has a link. @throws Refused 404 */
export async function roomOfPerson(db: Db, id: number): Promise<number> {
  const [found] = await db
    .select({ collection: roomPeople.collection_id })
    .from(roomPeople)
    .where(eq(roomPeople.id, id))
  if (!found) throw notFound()
  return found.collection
}

async function update(db: Db, where: SQL | undefined, values: object): Promise<void> {
  const changed = await db.update(roomPeople).set(values).where(where).returning({ id: roomPeople.id })
  if (changed.length === 0) throw notFound()
}

const isIn = (collection: number, id: number) =>
  and(eq(roomPeople.collection_id, collection), eq(roomPeople.id, id), isNull(roomPeople.anonymous_at))

/** Locks a private room whose people change. @throws Refused 404 */
export async function lockRoom(db: Db, id: number): Promise<void> {
  const [room] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.public, false), isNull(collections.deleted_at)))
    .for('no key update')
  if (!room) throw notFound()
}

/** A person whose link opens a room now, locked, with that room; for what is mailed to them. @throws Refused 404 */
export async function findOpenRoomOf(db: Db, collection: number, person: number, now: Date) {
  const [found] = await db
    .select({ person: roomPeople, room: collections })
    .from(roomPeople)
    .innerJoin(collections, eq(collections.id, roomPeople.collection_id))
    .where(and(isIn(collection, person), isNull(roomPeople.revoked_at), isOpenRoom(now)))
    .for('update', { of: roomPeople })
  if (!found) throw notFound()
  return found
}
