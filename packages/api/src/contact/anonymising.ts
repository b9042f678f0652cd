import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { messages } from '../tables/messages.table.ts'

/**
 * Takes out of the messages that came before an instant who wrote them and what; that somebody wrote then stays. They
 * count as read. @returns how many that said something until now
 */
export async function anonymiseMessages(db: Db, before: Date, now: Date): Promise<number> {
  const changed = await db
    .update(messages)
    .set({
      name: '',
      email: '',
      subject: '',
      message: '',
      read_at: sql`coalesce(${messages.read_at}, ${now.toISOString()}::timestamptz)`,
      anonymous_at: now,
    })
    .where(and(lt(messages.created_at, before), isNull(messages.anonymous_at)))
    .returning({ id: messages.id })
  return changed.length
}
