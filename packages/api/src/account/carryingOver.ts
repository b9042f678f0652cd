import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { claimBookings } from '../people/claiming.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { isOver, kindsWithLinks } from './mailsOfAccount.ts'

/**
 * Takes along, to another address of a user's, what is known as theirs by the one before alone: it stays theirs to take
 * with them and to have forgotten. What somebody writes later with the address before is not theirs, so that address is
 * not kept. Whoever has a link to a room at both has both: each was mailed. Call it in the transaction that changes the
 * address, once it is certain that both mailboxes were the user's.
 *
 * What was mailed to the address before is forgotten as at the end of an account: nobody would find it then.
 */
export async function carryOver(
  tx: Db,
  { id, from, to }: { id: number; from: string; to: string }
): Promise<void> {
  // Bookings and waits say where they were made, and have their user beside it.
  await claimBookings(tx, { id, email: from })
  await tx
    .update(waiting)
    .set({ user_id: id })
    .where(and(eq(waiting.email, from), isNull(waiting.user_id), isNull(waiting.anonymous_at)))
  for (const table of [messages, waitingMessages, roomPeople]) {
    await tx.update(table).set({ email: to }).where(eq(table.email, from))
  }
  // What a worker has in hand leaves for where it was to go.
  const isHere = and(isNull(mails.sent_at), isNull(mails.locked_until))
  await tx
    .update(mails)
    .set({ to })
    .where(and(eq(mails.to, from), isHere, inArray(mails.kind, kindsWithLinks)))
  await tx.delete(mails).where(and(eq(mails.to, from), isOver))
}
