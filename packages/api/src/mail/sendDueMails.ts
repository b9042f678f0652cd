import { setTimeout } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../db/databaseErrors.ts'
import type { Db } from '../db/db.ts'
import { failureText } from '../jobs/failureText.ts'
import { isDue } from '../jobs/isDue.ts'
import { readName } from '../options/options.queries.ts'
import { mails } from '../tables/mails.table.ts'
import type { QueuedMail } from './compose.ts'
import { isFinal, isOfMail } from './smtpTransport.ts'
import type { MailTransport } from './transport.ts'

/** What sending needs. */
export interface MailSender {
  db: Db
  transport: MailTransport
  clock: () => Date
  log: FastifyBaseLogger
}

const second = 1_000
/** How long a worker has a mail for itself, in milliseconds; it takes it for as long again while it sends. */
const lease = 30 * second
const renewal = 10 * second
/** With the waits between them, about six hours. */
export const maxAttempts = 12

/** How long to wait after the nth failure, in milliseconds: 10 s, 20 s, 40 s, … */
export function backOff(attempts: number): number {
  return 10 * second * 2 ** (attempts - 1)
}

/**
 * Sends what is due, one mail after the other, until nothing is or `isStopping` says so; the mail in hand is always
 * finished. It also ends when the mail server is away, which the next mail would only find out again. Resolves with how
 * many were accepted. Several processes may do this at once: each takes its own mails.
 *
 * A mail is marked as sent once the server has accepted it. A process that dies between the two leaves its lease to
 * run out, and the mail goes again with the same Message-ID: never lost, at worst twice.
 */
export async function sendDueMails(sender: MailSender, isStopping = () => false): Promise<number> {
  let sent = 0
  while (!isStopping()) {
    const mail = await takeMail(sender)
    if (!mail) break
    const outcome = await sendMail(sender, mail, isStopping)
    if (outcome === 'serverAway') break
    if (outcome === 'sent') sent += 1
  }
  return sent
}

/** Frees the mails that dead processes had in hand. Only where no other process can be alive: the embedded database. */
export async function releaseMails(db: Db): Promise<void> {
  await db.update(mails).set({ locked_until: null }).where(isNull(mails.sent_at))
}

async function takeMail({ db, clock }: MailSender): Promise<QueuedMail | undefined> {
  const now = clock()
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(mails, mails.sent_at, now))
    .orderBy(asc(mails.due_at), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mails)
    .set({ locked_until: new Date(now.getTime() + lease), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return mail
}

async function sendMail(
  sender: MailSender,
  mail: QueuedMail,
  isStopping: () => boolean
): Promise<'sent' | 'notSent' | 'serverAway'> {
  if (isPast(mail, sender.clock())) {
    await giveUp(sender, mail, new Error(mail.last_error ?? 'Nobody could send it in time'))
    return 'notSent'
  }
  const renewing = setInterval(() => void keepMail(sender, mail), renewal)
  try {
    await sender.transport.send({ ...mail, sender: await readName(sender.db) })
  } catch (error) {
    await noteFailure(sender, mail, error)
    return isOfMail(error) ? 'notSent' : 'serverAway'
  } finally {
    clearInterval(renewing)
  }
  await markSent(sender, mail, isStopping)
  return 'sent'
}

/** Tells the other processes that the mail is still in hand. While the database is away there is nobody to tell. */
async function keepMail({ db, clock }: MailSender, { id }: QueuedMail): Promise<void> {
  const locked_until = new Date(clock().getTime() + lease)
  await db
    .update(mails)
    .set({ locked_until })
    .where(and(eq(mails.id, id), isNotNull(mails.locked_until)))
    .catch(() => {})
}

/** Writes down that a mail has left, as soon as the database can be written to: else the mail would go again. */
async function markSent(sender: MailSender, { id }: QueuedMail, isStopping: () => boolean): Promise<void> {
  const sent_at = sender.clock()
  const emptied = { locked_until: null, last_error: null, html: '', text: '', attachments: [] }
  for (;;) {
    try {
      await sender.db
        .update(mails)
        .set({ sent_at, ...emptied })
        .where(eq(mails.id, id))
      return
    } catch (error) {
      if (isStopping() || !isDatabaseAway(error)) throw error
      await setTimeout(second / 4)
    }
  }
}

/** Puts the mail back for later, or gives it up when later is too late. */
async function noteFailure(sender: MailSender, mail: QueuedMail, error: unknown): Promise<void> {
  const { id, kind, to, attempts } = mail
  const due_at = new Date(sender.clock().getTime() + backOff(attempts))
  if (attempts >= maxAttempts || isFinal(error) || isPast(mail, due_at)) return giveUp(sender, mail, error)
  await sender.db
    .update(mails)
    .set({ due_at, locked_until: null, last_error: failureText(error) })
    .where(eq(mails.id, id))
  sender.log.warn({ err: error, mail: { id, kind, to, attempts } }, 'Mail not accepted, will be tried again')
}

/** Never tries a mail again, where everybody can see: in the log and in `failed_at`. */
async function giveUp({ db, clock, log }: MailSender, mail: QueuedMail, error: unknown): Promise<void> {
  const { id, kind, to, attempts } = mail
  await db
    .update(mails)
    .set({ failed_at: clock(), locked_until: null, last_error: failureText(error) })
    .where(eq(mails.id, id))
  log.error({ err: error, mail: { id, kind, to, attempts } }, 'Mail given up')
}

/** Whether at that instant the mail is of no use any more. */
function isPast({ expires_at }: QueuedMail, instant: Date): boolean {
  return expires_at !== null && expires_at <= instant
}
