import { and, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { slicewise } from '../db/slices.ts'
import { messages } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'

/**
 * Takes out of threads who wrote and what, on either side; that somebody wrote then, and about which works, stays. They are
 * closed. @returns how many that said something until now
 */
export async function anonymiseMessages(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const isSomebodys = isNull(messages.anonymous_at)
  const count = await slicewise(async (most) => {
    const some = sql`${messages.id} in (
      select ${messages.id} from ${messages} where ${and(isSomebodys, which)} limit ${most})`
    const changed = await db
      .update(messages)
      .set({
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
      .where(and(isSomebodys, some))
      .returning({ id: messages.id })
    return changed.length
  })
  // By what they are, not by what was just changed: a process that stopped in between leaves nothing for good.
  const anonymous = db.select({ id: messages.id }).from(messages).where(isNotNull(messages.anonymous_at))
  const saysSomething = and(
    inArray(messageEntries.message_id, anonymous),
    or(ne(messageEntries.text, ''), isNotNull(messageEntries.token_hash))
  )
  await slicewise(async (most) => {
    const some = sql`${messageEntries.id} in (
      select ${messageEntries.id} from ${messageEntries} where ${saysSomething} limit ${most})`
    const emptied = await db
      .update(messageEntries)
      .set({ text: '', token_hash: null })
      .where(and(saysSomething, some))
      .returning({ id: messageEntries.id })
    return emptied.length
  })
  return count
}
