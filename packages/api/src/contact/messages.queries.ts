import type {
  EntryKind,
  Language,
  Message,
  MessageState,
  MessagesAnswer,
  MessagesQuery,
} from '@gallery/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listIds } from '../db/listIds.queries.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { fullName } from '../tables/fullName.ts'
import { messages, messageWorks } from '../tables/messages.table.ts'
import { contains, isAmong, searchedWords } from '../tables/search.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'
import { keepAsked } from './askedWorks.ts'
import { isRefused, isReminded, standing } from './standing.ts'

/** What somebody wrote, in which language of the site, and when; about which works, from which room. */
export type NewMessage = {
  name: string
  email: string
  subject: string
  message: string
  language: Language
  created_at: Date
  works?: readonly number[]
  room_id?: number | null
}

/** How much of what was last written lists can show, in characters. */
const excerpt = 200

const last = sql<{ kind: EntryKind; text: string } | null>`(
  select json_build_object('kind', kind, 'text', left(text, ${sql.raw(String(excerpt))}))
  from ${messageEntries} where message_id = ${messages.id} order by id desc limit 1
)`

const columns = (now: Date) => ({
  id: messages.id,
  name: messages.name,
  email: messages.email,
  subject: messages.subject,
  message: messages.message,
  language: messages.language,
  read_at: messages.read_at,
  created_at: messages.created_at,
  state: standing(now),
  last_at: messages.last_at,
  last,
  assigned: { id: users.id, full_name: sql<string>`${fullName(users)}` },
  remind_at: messages.remind_at,
  reminded: isReminded(now),
  refused: isRefused,
  works: sql<number>`(select count(*)::int from ${messageWorks} where message_id = ${messages.id})`,
})
const kept = isNull(messages.deleted_at)

/** Keeps a message, unread. @returns its id. */
export async function addMessage(
  db: Db,
  { works: asked = [], room_id = null, ...message }: NewMessage
): Promise<number> {
  const [added] = await db
    .insert(messages)
    .values({ ...message, room_id, last_at: message.created_at })
    .returning({ id: messages.id })
  if (!added) throw new Error('The database did not answer with the new message')
  await keepAsked(db, added.id, asked)
  return added.id
}

/** A page of messages, the one last written in first, or whose day came last; how many of all are unread, and how many stand where. */
export async function listMessages(
  db: Db,
  { page, per_page, ...filter }: MessagesQuery,
  now: Date
): Promise<MessagesAnswer> {
  const paging = { page, per_page }
  const condition = conditionOf(filter, now)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(columns(now))
    .from(messages)
    .leftJoin(users, eq(users.id, messages.assigned_to))
    .where(condition)
    .orderBy(...lastFirst)
    .limit(limit)
    .offset(offset)
  return {
    data: rows.map(shown),
    meta: metaOf(await countWhere(db, condition), paging),
    unread: await countWhere(db, and(kept, isNull(messages.read_at))),
    counts: await countStates(db, now),
  }
}

/** What a list of messages is narrowed to. */
type MessageFilter = Omit<MessagesQuery, 'page' | 'per_page'>

/** The ids of all messages of a list in its order (`db/listIds.queries.ts`). */
export function listMessageIds(db: Db, filter: MessageFilter, now: Date): Promise<number[]> {
  return listIds(db, messages, conditionOf(filter, now), lastFirst)
}

/** The one last written in first, or whose day came last. */
const lastFirst = [desc(sql`greatest(${messages.last_at}, ${messages.reminded_at})`), desc(messages.id)]

function conditionOf(
  { query, unread, state, assigned, work, email }: MessageFilter,
  now: Date
): SQL | undefined {
  return and(
    kept,
    unread ? isNull(messages.read_at) : undefined,
    state === undefined ? undefined : eq(standing(now), state),
    assigned === undefined
      ? undefined
      : assigned === 'nobody'
        ? isNull(messages.assigned_to)
        : eq(messages.assigned_to, assigned),
    work === undefined
      ? undefined
      : isAmong(
          messages.id,
          sql`select ${messageWorks.message_id} from ${messageWorks} where ${eq(messageWorks.work_id, work)}`
        ),
    email === undefined ? undefined : eq(messages.email, email),
    ...searchedWords(query).map(holds)
  )
}

/** Messages that hold a word: themselves, what followed them, or the works that they ask about. */
function holds(word: string): SQL {
  return isAmong(
    messages.id,
    sql`select ${messages.id} from ${messages} where ${contains(messages.search, word)}`,
    sql`select ${messageEntries.message_id} from ${messageEntries} where ${contains(messageEntries.search, word)}`,
    sql`select ${messageWorks.message_id} from ${messageWorks} join ${works} on ${works.id} = ${messageWorks.work_id}
      where ${works.deleted_at} is null and ${contains(works.search, word)}`
  )
}

/** One message. Looking at it does not mark it as read. @throws Refused 404 for an unknown one. */
export async function findMessage(db: Db, id: number, now: Date): Promise<Message> {
  const [row] = await db
    .select(columns(now))
    .from(messages)
    .leftJoin(users, eq(users.id, messages.assigned_to))
    .where(and(eq(messages.id, id), kept))
  if (!row) throw notFound()
  return shown(row)
}

/** Puts messages into the bin. @throws Refused 404 for an unknown one. */
export async function binMessages(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const binned = await db
    .update(messages)
    .set({ deleted_at: now })
    .where(and(inArray(messages.id, [...ids]), kept))
    .returning({ id: messages.id })
  if (binned.length < new Set(ids).size) throw notFound()
}

/** Takes a message out of the bin. @throws Refused 404 when it is not in it */
export async function restoreMessage(db: Db, id: number, now: Date): Promise<Message> {
  const [row] = await db
    .update(messages)
    .set({ deleted_at: null })
    .where(and(eq(messages.id, id), isNotNull(messages.deleted_at)))
    .returning({ id: messages.id })
  if (!row) throw notFound()
  return findMessage(db, id, now)
}

async function countWhere(db: Db, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(messages).where(condition)
  return counted?.total ?? 0
}

async function countStates(db: Db, now: Date): Promise<MessagesAnswer['counts']> {
  const rows = await db
    .select({ state: standing(now), total: count() })
    .from(messages)
    .where(kept)
    .groupBy(sql`1`)
  const counted = new Map(rows.map(({ state, total }) => [state, total]))
  const of = (state: MessageState) => counted.get(state) ?? 0
  return { new: of('new'), answered: of('answered'), waiting: of('waiting'), closed: of('closed') }
}

/** How many messages wait for somebody of the gallery. */
export function countNew(now: Date): SQL<number> {
  return sql`(select count(*)::int from ${messages} where ${kept} and ${standing(now)} = 'new')`
}

type Row = Omit<Message, 'read_at' | 'created_at' | 'last_at' | 'remind_at' | 'last' | 'assigned'> & {
  read_at: Date | null
  created_at: Date
  last_at: Date
  remind_at: Date | null
  last: { kind: EntryKind; text: string } | null
  assigned: Message['assigned']
}

function shown({ read_at, created_at, last_at, remind_at, last, ...row }: Row): Message {
  return {
    ...row,
    last: last ?? { kind: 'message', text: row.message.slice(0, excerpt) },
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    last_at: last_at.toISOString(),
    remind_at: remind_at?.toISOString() ?? null,
  }
}
