import type { MailState, MailsAnswer, MailsQuery, OutgoingMail } from '@gallery/contract'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound, Refused } from '../errors.ts'
import { isFree } from '../jobs/lease.ts'
import { metaOf, windowOf } from '../paging.ts'
import { mails } from '../tables/mails.table.ts'
import { contains, searchedWords } from '../tables/search.ts'

/** What is shown of a mail. Its body, its attachments and its Message-ID are not among it. */
const columns = {
  id: mails.id,
  kind: mails.kind,
  language: mails.language,
  to: mails.to,
  subject: mails.subject,
  created_at: mails.created_at,
  due_at: mails.due_at,
  expires_at: mails.expires_at,
  attempts: mails.attempts,
  last_error: mails.last_error,
  sent_at: mails.sent_at,
  failed_at: mails.failed_at,
}
type Row = Pick<typeof mails.$inferSelect, keyof typeof columns>

const isIn: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(mails.sent_at), isNull(mails.failed_at)),
  failed: and(isNull(mails.sent_at), isNotNull(mails.failed_at)),
  sent: isNotNull(mails.sent_at),
}
const orders: Readonly<Record<MailState, SQL[]>> = {
  waiting: [asc(mails.due_at), asc(mails.id)],
  failed: [desc(mails.failed_at), desc(mails.id)],
  sent: [desc(mails.sent_at), desc(mails.id)],
}

/** The mails of a state: the next one to leave first, or the last one that left or was given up. */
export async function listMails(
  db: Db,
  { state, query, ...paging }: MailsQuery,
  now: Date
): Promise<MailsAnswer> {
  const text = sql`fold(${mails.to} || ' ' || ${mails.subject})`
  const condition = and(isIn[state], ...searchedWords(query).map((word) => contains(text, word)))
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(columns)
    .from(mails)
    .where(condition)
    .orderBy(...orders[state])
    .limit(limit)
    .offset(offset)
  const counts = await countMails(db)
  const total = query === '' ? counts[state] : await db.$count(mails, condition)
  return { data: rows.map((row) => shown(row, now)), meta: metaOf(total, paging), counts }
}

/**
 * Has a mail sent now, with as many tries as a new one; also one that was given up.
 *
 * @throws Refused 404 when there is none, 409 when it has left, is of no use any more or is being sent at this moment
 */
export async function sendMailNow(db: Db, id: number, now: Date): Promise<OutgoingMail> {
  const mail = await findUnsent(db, id, now)
  if (!shown(mail, now).sendable) throw new Refused(409, 'mails.expired')
  return change(db, id, now, { due_at: now, failed_at: null, attempts: 0 })
}

/**
 * Has a mail not sent any more. What was the matter with it is forgotten too: the gallery has seen it.
 *
 * @throws Refused 404 when there is none, 409 when it has left or is being sent at this moment
 */
export async function giveUpMail(db: Db, id: number, now: Date): Promise<OutgoingMail> {
  const { failed_at } = await findUnsent(db, id, now)
  return change(db, id, now, { failed_at: failed_at ?? now, last_error: null })
}

async function findUnsent(db: Db, id: number, now: Date): Promise<Row> {
  const [mail] = await db
    .select({ ...columns, locked_until: mails.locked_until })
    .from(mails)
    .where(eq(mails.id, id))
  if (!mail) throw notFound()
  if (mail.sent_at) throw new Refused(409, 'mails.sent')
  if (mail.locked_until && mail.locked_until > now) throw new Refused(409, 'mails.inHand')
  return mail
}

/** Changes a mail, unless a worker has taken or sent it since it was looked at. */
async function change(
  db: Db,
  id: number,
  now: Date,
  values: Partial<typeof mails.$inferInsert>
): Promise<OutgoingMail> {
  const [mail] = await db
    .update(mails)
    .set(values)
    .where(and(eq(mails.id, id), isNull(mails.sent_at), isFree(mails.locked_until, now)))
    .returning(columns)
  if (!mail) throw new Refused(409, 'mails.inHand')
  return shown(mail, now)
}

/**
 * No mail that has left is read: those that wait have an index of their own, those that were given up stand among the few
 * that one finds as not sent. How many have left is counted through that index, so it takes longer with each of them.
 */
async function countMails(db: Db): Promise<Record<MailState, number>> {
  const countOf = (state: MailState) => sql<number>`(select count(*) from ${mails} where ${isIn[state]})::int`
  const [counts] = await db
    .select({ waiting: countOf('waiting'), failed: countOf('failed'), sent: countOf('sent') })
    .from(sql`(values (1)) as once`)
  if (!counts) throw new Error('The database did not answer with the counts')
  return counts
}

/** Where a mail stands at `now`, and whether it can be sent (again). */
export function mailStateOf(
  { expires_at, sent_at, failed_at }: Pick<Row, 'expires_at' | 'sent_at' | 'failed_at'>,
  now: Date
): Pick<OutgoingMail, 'state' | 'sendable'> {
  return {
    state: sent_at ? 'sent' : failed_at ? 'failed' : 'waiting',
    sendable: !sent_at && (!expires_at || expires_at > now),
  }
}

function shown(row: Row, now: Date): OutgoingMail {
  const { created_at, due_at, expires_at, sent_at, failed_at, ...mail } = row
  return {
    ...mail,
    ...mailStateOf(row, now),
    created_at: created_at.toISOString(),
    due_at: due_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    sent_at: sent_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
  }
}
