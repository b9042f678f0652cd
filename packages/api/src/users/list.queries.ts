import type { UserCounts, UserRow, UsersAnswer, UsersQuery } from '@gallery/contract'
import { and, count, desc, eq, getTableColumns, gt, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listIds } from '../db/listIds.queries.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { toUser } from '../people/users.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'

/** Users who are found by all words of their name or address: those with the panel first, then the newest. */
export async function listUsers(
  db: Db,
  { query, only, ...paging }: UsersQuery,
  now: Date
): Promise<UsersAnswer> {
  const counts = await countUsers(db, areFound(query))
  const { limit, offset } = windowOf(paging)
  const data = await rowsWhere(db, conditionOf({ query, only }), now).limit(limit).offset(offset)
  return { data: data.map(shown), meta: metaOf(counts[only ?? 'all'], paging), counts }
}

/** Whom a list is narrowed to. */
type UserFilter = Pick<UsersQuery, 'query' | 'only'>

/** The ids of all users of a list in its order (`db/listIds.queries.ts`). */
export function listUserIds(db: Db, filter: UserFilter): Promise<number[]> {
  return listIds(db, users, conditionOf(filter), supersFirst)
}

/** Those with the panel, then the newest. */
const supersFirst = [desc(users.super), desc(users.id)]

function conditionOf({ query, only }: UserFilter): SQL | undefined {
  const narrowed = only && (only === 'super' ? users.super : hasBooked)
  return and(areFound(query), narrowed && sql`${narrowed}`)
}

/** Those who have an account, and all words of the query in their name or address. */
function areFound(query: string): SQL | undefined {
  return and(isNull(users.deleted_at), ...searchedWords(query).map((word) => contains(users.search, word)))
}

const hasBooked = sql`exists (
  select from ${appointments} where ${appointments.user_id} = ${users.id} and ${appointments.deleted_at} is null)`

async function countUsers(db: Db, found: SQL | undefined): Promise<UserCounts> {
  const [counted] = await db
    .select({
      all: count(),
      super: sql<number>`count(*) filter (where ${users.super})::int`,
      booked: sql<number>`count(*) filter (where ${hasBooked})::int`,
    })
    .from(users)
    .where(found)
  return counted ?? { all: 0, super: 0, booked: 0 }
}

/** One user as the list shows them. @throws Refused 404 for none */
export async function findUserRow(db: Db, id: number, now: Date): Promise<UserRow> {
  const [row] = await rowsWhere(db, and(isNull(users.deleted_at), eq(users.id, id)), now)
  if (!row) throw notFound()
  return shown(row)
}

/** One query, whatever the number of users: what is counted of each is looked up by the indexes on `user_id`. */
function rowsWhere(db: Db, where: SQL | undefined, now: Date) {
  const signedIn = db
    .select({ places: count().as('places'), seen: max(sessions.last_seen_at).as('seen') })
    .from(sessions)
    .where(and(eq(sessions.user_id, users.id), gt(sessions.expires_at, now)))
    .as('signed_in')
  const booked = db
    .select({ times: count().as('times') })
    .from(appointments)
    .where(and(eq(appointments.user_id, users.id), isNull(appointments.deleted_at)))
    .as('booked')
  return db
    .select({
      user: getTableColumns(users),
      sessions: signedIn.places,
      last_seen_at: signedIn.seen,
      appointments: booked.times,
    })
    .from(users)
    .innerJoinLateral(signedIn, sql`true`)
    .innerJoinLateral(booked, sql`true`)
    .where(where)
    .orderBy(...supersFirst)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

function shown({ user, sessions, last_seen_at, appointments }: Row): UserRow {
  return {
    ...toUser(user),
    created_at: user.created_at.toISOString(),
    last_seen_at: (last_seen_at ?? user.signed_in_at)?.toISOString() ?? null,
    sessions,
    appointments,
  }
}
