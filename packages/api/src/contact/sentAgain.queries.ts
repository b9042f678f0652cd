import { type EntryKind, mailboxOf } from '@gallery/contract'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { messages, messageWorks } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'
import type { NewMessage } from './messages.queries.ts'

/**
 * For how long, in milliseconds, what comes again word for word is what came before: its answer was lost, and the form
 * says to try again.
 */
const soon = 10 * 60_000

/**
 * Whether a message is one that has just come from the same mailbox, about the same works. Whoever sends it at the same
 * moment waits here until the transaction ends.
 */
export async function isMessageAgain(
  tx: Db,
  { name, email, subject, message, works = [], room_id = null, created_at }: NewMessage
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message/${mailboxOf(email)}`}, 0))`)
  const before = await tx
    .select({
      room_id: messages.room_id,
      works: sql<string>`(select coalesce(string_agg(work_id::text, ',' order by position), '')
        from ${messageWorks} where message_id = ${messages.id})`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.name, name),
        eq(messages.email, email),
        eq(messages.subject, subject),
        eq(messages.message, message),
        gt(messages.created_at, new Date(created_at.getTime() - soon)),
        isNull(messages.deleted_at)
      )
    )
  return before.some((known) => known.room_id === room_id && known.works === works.join())
}

/** What somebody writes into a thread; `created_by` is null for whoever asked. */
type NewEntry = {
  message_id: number
  kind: EntryKind
  text: string
  created_at: Date
  created_by: number | null
}

/** Whether what somebody writes into a thread, which is locked, is the last word that they have just written there. */
export async function isEntryAgain(tx: Db, entry: NewEntry): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(messageEntries)
    .where(eq(messageEntries.message_id, entry.message_id))
    .orderBy(desc(messageEntries.id))
    .limit(1)
  return (
    last !== undefined &&
    last.kind === entry.kind &&
    last.text === entry.text &&
    last.created_by === entry.created_by &&
    entry.created_at.getTime() - last.created_at.getTime() < soon
  )
}
