import type { ContactMessage, Language, Message, MessagesAnswer, MessagesQuery } from '@gallery/contract'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { messages } from '../tables/messages.table.ts'
import { contains, wordsOf } from '../tables/search.ts'

/** What somebody wrote, in which language of the site, and when. */
export type NewMessage = Omit<ContactMessage, 'grecaptcha'> & { language: Language; created_at: Date }

const columns = {
  id: messages.id,
  name: messages.name,
  email: messages.email,
  subject: messages.subject,
  message: messages.message,
  language: messages.language,
  read_at: messages.read_at,
  created_at: messages.created_at,
}
const kept = isNull(messages.deleted_at)

/** Keeps a message, unread. @returns its id. */
export async function addMessage(db: Db, message: NewMessage): Promise<number> {
  const [added] = await db.insert(messages).values(message).returning({ id: messages.id })
  if (!added) throw new Error('The database did not answer with the new message')
  return added.id
}

/** A page of messages, newest first, and how many of all are unread. */
export async function listMessages(
  db: Db,
  { query, unread, ...paging }: MessagesQuery
): Promise<MessagesAnswer> {
  const condition = and(
    kept,
    unread ? isNull(messages.read_at) : undefined,
    ...wordsOf(query).map((word) => contains(messages.search, word))
  )
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(columns)
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(limit)
    .offset(offset)
  return {
    data: rows.map(shown),
    meta: metaOf(await countWhere(db, condition), paging),
    unread: await countWhere(db, and(kept, isNull(messages.read_at))),
  }
}

/** One message. Looking at it does not mark it as read. @throws Refused 404 for an unknown one. */
export async function findMessage(db: Db, id: number): Promise<Message> {
  const [row] = await db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.id, id), kept))
  if (!row) throw notFound()
  return shown(row)
}

/**
 * Marks a message as read, keeping the first time, or as unread; undefined leaves it as it is.
 * @throws Refused 404 for an unknown one.
 */
export async function markMessage(
  db: Db,
  id: number,
  read: boolean | undefined,
  now: Date
): Promise<Message> {
  if (read === undefined) return findMessage(db, id)
  const readAt = sql`coalesce(${messages.read_at}, ${now.toISOString()}::timestamptz)`
  const [row] = await db
    .update(messages)
    .set({ read_at: read ? readAt : null })
    .where(and(eq(messages.id, id), kept))
    .returning(columns)
  if (!row) throw notFound()
  return shown(row)
}

/** Puts a message into the bin. @throws Refused 404 for an unknown one. */
export async function binMessage(db: Db, id: number, now: Date): Promise<void> {
  const binned = await db
    .update(messages)
    .set({ deleted_at: now })
    .where(and(eq(messages.id, id), kept))
    .returning({ id: messages.id })
  if (binned.length === 0) throw notFound()
}

/** Takes a message out of the bin. @throws Refused 404 when it is not in it */
export async function restoreMessage(db: Db, id: number): Promise<Message> {
  const [row] = await db
    .update(messages)
    .set({ deleted_at: null })
    .where(and(eq(messages.id, id), isNotNull(messages.deleted_at)))
    .returning(columns)
  if (!row) throw notFound()
  return shown(row)
}

async function countWhere(db: Db, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(messages).where(condition)
  return counted?.total ?? 0
}

type Row = Omit<Message, 'read_at' | 'created_at'> & { read_at: Date | null; created_at: Date }

function shown({ read_at, created_at, ...row }: Row): Message {
  return { ...row, read_at: read_at?.toISOString() ?? null, created_at: created_at.toISOString() }
}
