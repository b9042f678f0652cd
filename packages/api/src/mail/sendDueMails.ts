import { setTimeout } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../db/databaseErrors.ts'
import type { Db } from '../db/db.ts'
import { isDue, keepingLease, leaseFrom } from '../jobs/lease.ts'
import type { Outcome } from '../jobs/startWorker.ts'
import { done, failed, type Tries, taken } from '../jobs/tries.ts'
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

/** Waits of 10 s, 20 s, 40 s, …: with them about six hours. */
export const mailTries: Tries = {
  lease: 30 * second,
  most: 12,
  wait: (failures) => 10 * second * 2 ** (failures - 1),
}

/**
 * Sends what is due until nothing is or `isStopping` says so; the mails in hand are always finished. The first goes alone:
 * where the mail server is away, the others would only find that out again. Then as many go at once as the transport
 * takes, and where the server is away for one, the next are left to the others. Resolves with how many were accepted.
 * Several processes may do this at once, each by a transport of its own: each takes its own mails.
 *
 * A mail is marked as sent once the server has accepted it. A process that dies between the two leaves its lease to
 * run out, and the mail goes again with the same Message-ID: never lost, at worst twice.
 */
export async function sendDueMails(
  sender: MailSender,
  isStopping = () => false,
  tell: (outcome: Outcome) => void = () => {}
): Promise<number> {
  let sent = 0

  /** @returns whether another mail is to be tried after it */
  async function sendNext(): Promise<boolean> {
    const mail = isStopping() ? undefined : await takeMail(sender)
    if (!mail) return false
    const { outcome, isServerAway = false } = await sendMail(sender, mail, isStopping)
    tell(outcome)
    if (outcome === 'done') sent += 1
    return !isServerAway
  }

  async function sendOn(): Promise<void> {
    while (await sendNext()) {
      // Until nothing is due.
    }
  }

  try {
    if (await sendNext()) await allDone(Array.from({ length: sender.transport.atOnce }, sendOn))
  } finally {
    sender.transport.close()
  }
  return sent
}

/** Waits for all, also where one has failed: then it fails too. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Frees the mails that dead processes had in hand. Only where no other process can be alive: the gallery's own database. */
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
    .set(taken(mailTries, mails, now))
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return mail
}

async function sendMail(
  sender: MailSender,
  mail: QueuedMail,
  isStopping: () => boolean
): Promise<{ outcome: Outcome; isServerAway?: boolean }> {
  const { db, clock, transport } = sender
  const { expires_at: expires, last_error } = mail
  if (expires !== null && expires <= clock()) {
    const error = new TooLate(last_error ?? 'Nobody could send it in time')
    return { outcome: await noteFailure(sender, mail, error) }
  }
  try {
    await keepingLease(
      mailTries.lease,
      () => keepMail(sender, mail),
      async () => transport.send({ ...mail, sender: await readName(db), date: clock() })
    )
  } catch (error) {
    return { outcome: await noteFailure(sender, mail, error), isServerAway: !isOfMail(error) }
  }
  await markSent(sender, mail, isStopping)
  return { outcome: 'done' }
}

/** Tells the other processes that the mail is still in hand. */
async function keepMail({ db, clock }: MailSender, { id }: QueuedMail): Promise<void> {
  await db
    .update(mails)
    .set({ locked_until: leaseFrom(clock(), mailTries.lease) })
    .where(and(eq(mails.id, id), isNotNull(mails.locked_until)))
}

/** Writes down that a mail has left, as soon as the database can be written to: else the mail would go again. */
async function markSent(sender: MailSender, { id }: QueuedMail, isStopping: () => boolean): Promise<void> {
  const sent_at = sender.clock()
  const emptied = { html: '', text: '', attachments: [] }
  for (;;) {
    try {
      await sender.db
        .update(mails)
        .set({ ...done, ...emptied, sent_at })
        .where(eq(mails.id, id))
      return
    } catch (error) {
      if (isStopping() || !isDatabaseAway(error)) throw error
      await setTimeout(second / 4)
    }
  }
}

/** Puts the mail back for later, or gives it up when later is too late, where everybody can see. */
async function noteFailure(
  { db, clock, log }: MailSender,
  mail: QueuedMail,
  error: unknown
): Promise<Outcome> {
  const { id, kind, attempts, expires_at: expires } = mail
  const outcome = failed(mailTries, { error, attempts, now: clock(), isFinal: isFinal(error), expires })
  await db.update(mails).set(outcome).where(eq(mails.id, id))
  const facts = { mail: { id, kind, attempts }, ...reasonForLog(error, mail) }
  if (outcome.failed_at) log.error(facts, 'Mail given up')
  else log.warn(facts, 'Mail not accepted, will be tried again')
  return outcome.failed_at ? 'givenUp' : 'failed'
}

/** A mail that is of no use any more, with what was said of it the last time. */
class TooLate extends Error {}

/**
 * What the log says of why a mail was not accepted. The mail server's words on one mail name whom it was for: of those only
 * the code, and the words stand beside the mail, for whoever has the panel. Why no mail leaves at all, such as a refused
 * login, is said in full.
 */
function reasonForLog(error: unknown, { to }: Pick<QueuedMail, 'to'>): Readonly<Record<string, unknown>> {
  if (error instanceof TooLate) return { code: 'TOOLATE' }
  if (!(error instanceof Error)) return { err: error }
  const namesWhom = error.message.includes(to)
  if (!namesWhom && !isOfMail(error)) return { err: error }
  const of = (name: 'code' | 'responseCode' | 'command') =>
    Object.entries(error).find(([key]) => key === name)?.[1]
  return { code: of('code'), responseCode: of('responseCode'), command: of('command') }
}
