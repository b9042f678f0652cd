import { type MailKind, mailKinds } from '@gallery/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { appointments } from '../tables/appointments.table.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { isOver, kindsWithLinks } from './mailsOfAccount.ts'

/** Mails about what somebody booked, waits for, asked or was shown. */
const kindsTakenAlong: MailKind[] = [
  ...kindsWithLinks,
  ...mailKinds.filter((kind) => kind.startsWith('booking')),
  'waitingJoined',
  'contactThanks',
]

/** Whose address changes, from which to which. */
type Move = { id: number; from: string; to: string }

/**
 * Takes along, to another address of a user's, what is known as theirs by the one before: it stays theirs to take with
 * them and to have forgotten, and is written about to the new one. The address before stands nowhere any more: whoever
 * reads its mailbox later on, and what they write with it, has nothing to do with them. Whoever has a link to a room at
 * both has both: each was mailed. Call it in the transaction that changes the address, once it is certain that both
 * mailboxes were the user's, with the one before locked (`lockMailbox`), and before the user's row is locked against those
 * who write that they changed something: they may hold a booking that is wanted here.
 *
 * What was mailed to the address before is forgotten as at the end of an account: nobody would find it then.
 */
export async function carryOver(tx: Db, { id, from, to }: Move): Promise<void> {
  await carryBookings(tx, { id, from, to })
  await tx
    .update(waiting)
    .set({ email: to, user_id: sql`coalesce(${waiting.user_id}, ${id})` })
    .where(eq(waiting.email, from))
  // What was being offered to them, for which this has waited.
  await carryBookings(tx, { id, from, to })
  for (const table of [messages, waitingMessages, roomPeople]) {
    await tx.update(table).set({ email: to }).where(eq(table.email, from))
  }
  // What a worker has in hand leaves for where it was to go.
  const isHere = and(isNull(mails.sent_at), isNull(mails.failed_at), isNull(mails.locked_until))
  await tx
    .update(mails)
    .set({ to })
    .where(and(eq(mails.to, from), isHere, inArray(mails.kind, kindsTakenAlong)))
  await tx.delete(mails).where(and(eq(mails.to, from), isOver))
}

async function carryBookings(tx: Db, { id, from, to }: Move): Promise<void> {
  // A statement that changes nothing makes the kept pages of every event old all the same.
  if ((await tx.$count(appointments, eq(appointments.email, from))) === 0) return
  await tx
    .update(appointments)
    .set({ email: to, user_id: sql`coalesce(${appointments.user_id}, ${id})` })
    .where(eq(appointments.email, from))
}
