import type { OwnThread } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { contactReplyMail } from '../mail/contactReply.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { aboutMessage } from '../mail/mailsOfMessages.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { messages, messageWorks } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { users } from '../tables/users.table.ts'
import { hashToken, isToken } from '../tokens.ts'
import { findNames } from './askedWorks.ts'
import { isEntryAgain } from './sentAgain.queries.ts'

/**
 * The thread of a mailed link: as long as it is kept and names somebody.
 *
 * @throws Refused 404 for a link that leads nowhere
 */
async function findByToken(db: Db, token: string) {
  if (!isToken(token)) throw notFound()
  const [found] = await db
    .select({ message: messages, answer: messageEntries.id })
    .from(messageEntries)
    .innerJoin(messages, eq(messages.id, messageEntries.message_id))
    .where(
      and(
        eq(messageEntries.token_hash, hashToken(token)),
        isNull(messages.deleted_at),
        isNull(messages.anonymous_at)
      )
    )
  if (!found) throw notFound()
  return found.message
}

/**
 * A thread for whoever wrote it: what they wrote and what was mailed to them. Not what the gallery noted for itself, nor
 * what it wrote down of what they said elsewhere.
 */
export async function findOwnThread(db: Db, token: string): Promise<OwnThread> {
  const { id, subject, message, language, created_at } = await findByToken(db, token)
  const asked = await db
    .select({ work: messageWorks.work_id })
    .from(messageWorks)
    .where(eq(messageWorks.message_id, id))
    .orderBy(asc(messageWorks.position))
  const works = await findNames(
    db,
    asked.map(({ work }) => work)
  )
  return {
    subject,
    message,
    language,
    created_at: created_at.toISOString(),
    works: works.map(({ title_es, title_en, artist }) => ({ title_es, title_en, artist })),
    entries: (await findOwnEntries(db, [id])).map(({ message_id: _, ...entry }) => entry),
  }
}

/** What of threads their askers know, the oldest first. */
export async function findOwnEntries(
  db: Db,
  ids: readonly number[]
): Promise<(OwnThread['entries'][number] & { message_id: number })[]> {
  if (ids.length === 0) return []
  const isTheirs = or(
    eq(messageEntries.kind, 'answer'),
    and(eq(messageEntries.kind, 'reply'), isNull(messageEntries.created_by))
  )
  const rows = await db
    .select({
      message_id: messageEntries.message_id,
      kind: messageEntries.kind,
      text: messageEntries.text,
      created_at: messageEntries.created_at,
    })
    .from(messageEntries)
    .where(and(inArray(messageEntries.message_id, [...ids]), isTheirs))
    .orderBy(asc(messageEntries.id))
  return rows.map(({ kind, created_at, ...row }) => ({
    ...row,
    kind: kind === 'answer' ? 'answer' : 'reply',
    created_at: created_at.toISOString(),
  }))
}

/**
 * Keeps what somebody writes on, and tells whoever has the thread, else the gallery; once what is sent again because its
 * answer was lost. @throws Refused 404
 */
export async function receiveReply(
  tx: Db,
  token: string,
  text: string,
  { now, publicUrl }: Pick<Office, 'now' | 'publicUrl'>
): Promise<void> {
  const { id } = await findByToken(tx, token)
  // Who is made anonymous meanwhile has no thread any more.
  const [thread] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.deleted_at), isNull(messages.anonymous_at)))
    .for('update')
  if (!thread) throw notFound()
  const { name, email, subject, assigned_to } = thread
  const entry = { message_id: id, kind: 'reply', text, created_at: now, created_by: null } as const
  if (await isEntryAgain(tx, entry)) return
  await tx.insert(messageEntries).values(entry)
  await tx
    .update(messages)
    .set({ state: 'new', last_at: now, read_at: null, remind_at: null, reminded_at: null })
    .where(eq(messages.id, id))
  const options = await readOptions(tx)
  const to = (await mailOf(tx, assigned_to)) ?? options.mail
  if (to === '') return
  const language = await languageOf(tx, to)
  const content = contactReplyMail({
    language,
    options,
    thread: { id, name, email, subject },
    text,
    publicUrl,
  })
  await enqueueMail(tx, { kind: 'contactReply', language, to, content, now, about: aboutMessage(id) })
}

/** The address of one of the gallery's people, as long as they have the panel. */
export async function mailOf(db: Db, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), eq(users.super, true), isNull(users.deleted_at)))
  return user?.email
}
