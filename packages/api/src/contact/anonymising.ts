import { and, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { updateSlicewise } from '../db/slices.ts'
import { forgetMailsOfMessages } from '../mail/mailsOfMessages.ts'
import { messages } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'

/**
 * Takes out of threads who wrote and what, on either side; that somebody wrote then, and about which works, stays. They are
 * closed, and the mails about them are forgotten. @returns how many that said something until now
 */
export async function anonymiseMessages(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const count = await updateSlicewise(db, messages, and(isNull(messages.anonymous_at), which), {
    name: '',
    email: '',
    subject: '',
    message: '',
    read_at: sql`coalesce(${messages.read_at}, ${now.toISOString()}::timestamptz)`,
    anonymous_at: now,
    state: 'closed',
    remind_at: null,
    reminded_at: null,
  })
  // By what they are, not by what was just changed: a process that stopped in between leaves nothing for good.
  const anonymous = db.select({ id: messages.id }).from(messages).where(isNotNull(messages.anonymous_at))
  const saysSomething = and(
    inArray(messageEntries.message_id, anonymous),
    or(ne(messageEntries.text, ''), isNotNull(messageEntries.token_hash))
  )
  await updateSlicewise(db, messageEntries, saysSomething, { text: '', token_hash: null })
  await forgetMailsOfMessages(db, anonymous.getSQL())
  return count
}
