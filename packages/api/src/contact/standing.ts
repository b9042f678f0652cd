import type { MessageState } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { asInstant } from '../db/asInstant.ts'
import { mails } from '../tables/mails.table.ts'
import { messages } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'

const lastAnswerOf = (message: SQL) =>
  sql`(select max(id) from ${messageEntries} where message_id = ${message} and kind = 'answer')`

/** The last answer of a message, of which the mail server has said that it will not take it. */
export const isRefused: SQL<boolean> = sql`exists (
  select from ${messageEntries} as answer join ${mails} as mail on mail.id = answer.mail_id
  where answer.id = ${lastAnswerOf(sql`${messages.id}`)}
    and mail.failed_at is not null and mail.sent_at is null and mail.last_error is not null
)`

/** A mail by which a message that is not closed is known to be refused: without it, it would count as answered. */
export const tellsOfRefusal: SQL<boolean> = sql`(${mails.last_error} is not null and exists (
  select from ${messageEntries} as answer join ${messages} as message on message.id = answer.message_id
  where answer.mail_id = ${mails.id} and message.state <> 'closed' and answer.id = ${lastAnswerOf(sql`message.id`)}
))`

/** Whether the day has come on which a message is new again. */
export function isReminded(now: Date): SQL<boolean> {
  return sql`(${messages.reminded_at} is not null or coalesce(${messages.remind_at} <= ${asInstant(now)}, false))`
}

/**
 * Where a message stands at `now`: what is kept of it, unless its day has come or its answer did not leave. The clock and
 * the outbox say so by themselves, whatever else runs.
 */
export function standing(now: Date): SQL<MessageState> {
  return sql`case
    when ${messages.remind_at} <= ${asInstant(now)} then 'new'
    when ${messages.state} = 'answered' and ${isRefused} then 'new'
    else ${messages.state}
  end`
}
