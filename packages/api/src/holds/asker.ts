import { createHmac } from 'node:crypto'
import type { CurrentUser } from '@gallery/contract'
import { mailboxOf } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'
import { visitorOf } from '../rateLimits.ts'

/** Who asks for a place, as far as it is kept and counted. */
export type Asker = {
  /** Their network, as a keyed hash: the address of an IPv4 network or the 64 bits of an IPv6 one. */
  visitor: string
  /** The mailbox that the place is for, as a keyed hash. */
  mailbox: string
  /** Whether they are signed in with that mailbox: then it is theirs for sure. */
  proven: boolean
  /** Whether they are the gallery, which is not counted. */
  trusted: boolean
}

/** Who asks: by the network that a request comes from, and by the address of the booking. */
export async function askerOf(
  db: Db,
  { ip, email, user }: { ip: string; email: string; user: CurrentUser | null }
): Promise<Asker> {
  const hash = await hashing(db)
  const mailbox = mailboxOf(email)
  return {
    visitor: hash(visitorOf(ip)),
    mailbox: hash(mailbox),
    proven: user !== null && mailboxOf(user.email) === mailbox,
    trusted: user?.super ?? false,
  }
}

/** Networks and mailboxes as they are kept: each installation has other hashes of them. */
async function hashing(db: Db): Promise<(text: string) => string> {
  const key = await installationKey(db, 'booking: origin')
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32)
}

/**
 * From here until the transaction ends nobody else from there, or for that mailbox, passes this line: what is counted
 * stays true. Call it before any row is locked, so that nobody waits in a circle.
 */
export async function lockAsker(
  tx: Db,
  { visitor, mailbox }: Pick<Asker, 'visitor' | 'mailbox'>
): Promise<void> {
  await tx.execute(sql`select ${lock(visitor)}, ${lock(mailbox)}`)
}

/** The same of the mailbox alone: nobody is asking for a place for it, and nobody does until the transaction ends. */
export async function lockMailbox(tx: Db, email: string): Promise<void> {
  const hash = await hashing(tx)
  await tx.execute(sql`select ${lock(hash(mailboxOf(email)))}`)
}

function lock(name: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
