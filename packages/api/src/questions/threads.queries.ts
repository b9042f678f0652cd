import type { Thread, ThreadEntry, ThreadWriter, WritingAnswer } from '@gallery/contract'
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { findMessage } from '../contact/messages.queries.ts'
import { standing } from '../contact/standing.ts'
import { asInstant } from '../db/asInstant.ts'
import type { Db } from '../db/db.ts'
import { mailStateOf } from '../mail/mails.queries.ts'
import { collections } from '../tables/collections.table.ts'
import { authorOf, fullName } from '../tables/fullName.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, messageWorks } from '../tables/messages.table.ts'
import { messageEntries, messageWriters } from '../tables/threads.table.ts'
import { users } from '../tables/users.table.ts'
import { findWorkRows } from '../works/list.queries.ts'

/** How long somebody counts as writing who does not say so anew, in milliseconds. */
const writingFor = 45_000
/** Of more of the same person the list of messages tells. */
const mostOthers = 20

/** A message with all that followed it, for the gallery. `by` is who looks. @throws Refused 404 for an unknown one */
export async function findThread(
  db: Db,
  id: number,
  { now, by }: { now: Date; by: number | null }
): Promise<Thread> {
  const message = await findMessage(db, id, now)
  const asked = await db
    .select({ work: messageWorks.work_id })
    .from(messageWorks)
    .where(eq(messageWorks.message_id, id))
    .orderBy(asc(messageWorks.position))
  const works = await findWorkRows(
    db,
    asked.map(({ work }) => work),
    now
  )
  return {
    ...message,
    asked: works,
    gone: asked.length - works.length,
    room: await findRoomOf(db, id),
    entries: await findEntries(db, id, now),
    others: message.email === '' ? [] : await findOthers(db, message, now),
    writers: await findWriters(db, id, { now, by }),
  }
}

const namedRoom = {
  id: collections.id,
  link: collections.link,
  title_es: collections.title_es,
  title_en: collections.title_en,
}

async function findRoomOf(db: Db, id: number): Promise<Thread['room']> {
  const [room] = await db
    .select(namedRoom)
    .from(messages)
    .innerJoin(collections, eq(collections.id, messages.room_id))
    .where(and(eq(messages.id, id), isNull(collections.deleted_at)))
  return room ?? null
}

/** Of a mail, what is told of it: neither its words nor what hangs on it, which may be a PDF of many megabytes. */
const mailOfEntry = {
  id: mails.id,
  last_error: mails.last_error,
  expires_at: mails.expires_at,
  sent_at: mails.sent_at,
  failed_at: mails.failed_at,
}

async function findEntries(db: Db, id: number, now: Date): Promise<ThreadEntry[]> {
  const rows = await db
    .select({
      id: messageEntries.id,
      kind: messageEntries.kind,
      text: messageEntries.text,
      created_at: messageEntries.created_at,
      paper: messageEntries.paper,
      author: authorOf(users),
      room: namedRoom,
      mail: mailOfEntry,
    })
    .from(messageEntries)
    .leftJoin(users, eq(users.id, messageEntries.created_by))
    .leftJoin(collections, and(eq(collections.id, messageEntries.room_id), isNull(collections.deleted_at)))
    .leftJoin(mails, eq(mails.id, messageEntries.mail_id))
    .where(eq(messageEntries.message_id, id))
    .orderBy(asc(messageEntries.id))
  return rows.map(({ author, created_at, mail, ...entry }) => ({
    ...entry,
    created_at: created_at.toISOString(),
    by: author,
    mail: mail && { id: mail.id, last_error: mail.last_error, ...mailStateOf(mail, now) },
  }))
}

async function findOthers(
  db: Db,
  { id, email }: { id: number; email: string },
  now: Date
): Promise<Thread['others']> {
  const rows = await db
    .select({
      id: messages.id,
      subject: messages.subject,
      state: standing(now),
      last_at: messages.last_at,
    })
    .from(messages)
    .where(and(eq(messages.email, email), ne(messages.id, id), isNull(messages.deleted_at)))
    .orderBy(desc(messages.last_at), desc(messages.id))
    .limit(mostOthers)
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() }))
}

/** How many entries a thread has. */
export function countEntries(db: Db, id: number): Promise<number> {
  return db.$count(messageEntries, eq(messageEntries.message_id, id))
}

/** Who else is writing an answer at `now`. */
async function findWriters(
  db: Db,
  id: number,
  { now, by }: { now: Date; by: number | null }
): Promise<ThreadWriter[]> {
  const rows = await db
    .select({ full_name: sql<string>`${fullName(users)}`, since: messageWriters.since })
    .from(messageWriters)
    .innerJoin(users, eq(users.id, messageWriters.user_id))
    .where(
      and(
        eq(messageWriters.message_id, id),
        gt(messageWriters.at, new Date(now.getTime() - writingFor)),
        by === null ? undefined : ne(messageWriters.user_id, by)
      )
    )
    .orderBy(asc(messageWriters.since))
  return rows.map(({ full_name, since }) => ({ full_name, since: since.toISOString() }))
}

/** Notes that somebody writes an answer, or no longer does. @returns who else does. @throws Refused 404 for no message */
export async function noteWriting(
  db: Db,
  id: number,
  { now, by, writing }: { now: Date; by: number; writing: boolean }
): Promise<WritingAnswer['data']> {
  await findMessage(db, id, now)
  if (writing) {
    const isStale = sql`${messageWriters.at} <= ${asInstant(new Date(now.getTime() - writingFor))}`
    await db
      .insert(messageWriters)
      .values({ message_id: id, user_id: by, since: now, at: now })
      .onConflictDoUpdate({
        target: [messageWriters.message_id, messageWriters.user_id],
        set: {
          at: now,
          since: sql`case when ${isStale} then excluded.since else ${messageWriters.since} end`,
        },
      })
  } else {
    await stopWriting(db, id, by)
  }
  return { writers: await findWriters(db, id, { now, by }), entries: await countEntries(db, id) }
}

/** Somebody writes no answer any more. */
export async function stopWriting(db: Db, id: number, by: number): Promise<void> {
  await db
    .delete(messageWriters)
    .where(and(eq(messageWriters.message_id, id), eq(messageWriters.user_id, by)))
}
