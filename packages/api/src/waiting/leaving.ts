import { eq } from 'drizzle-orm'
import { notFound, Refused } from '../errors.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { lockSlots } from '../slots/slots.queries.ts'
import { waiting } from '../tables/waiting.table.ts'
import { findWait, isInLine, isOwnWait, lockWait, type WaitingKey, type WaitRow } from './waiting.queries.ts'
import { aboutWaiting } from './waitingMails.ts'

/**
 * Somebody waits no longer, by the mailed link or from their own list. Twice is harmless; who was offered a place has left
 * the line already, and lets the offer pass by cancelling it.
 *
 * @throws Refused 404 for no such wait, or none of theirs
 */
export async function leaveLine(office: Office, key: WaitingKey, by: 'link' | Owner): Promise<WaitRow> {
  return office.db.transaction(async (tx) => {
    const known = await findWait(tx, key)
    if (!known || !(by === 'link' || isOwnWait(known, by))) throw notFound()
    // By nobody of the gallery, also where they were signed in: `putBack` tells by it who left by themselves.
    return markLeft({ ...office, db: tx }, key, null)
  })
}

/** The gallery takes somebody off the list. Nobody is written to. @throws Refused 404 for no such wait */
export async function takeOffLine(office: Office, id: number, by: number): Promise<void> {
  await office.db.transaction((tx) => markLeft({ ...office, db: tx }, { id }, by))
}

async function markLeft({ db: tx, now }: Office, key: WaitingKey, by: number | null): Promise<WaitRow> {
  const entry = await lockWait(tx, key)
  if (!entry) throw notFound()
  if (entry.left_at === null && entry.appointment_id === null) {
    await tx
      .update(waiting)
      .set({ left_at: now, updated_at: now, updated_by: by })
      .where(eq(waiting.id, entry.id))
    await withdrawMails(tx, [aboutWaiting(entry.id)])
  }
  const row = await findWait(tx, key)
  if (!row) throw notFound()
  return row
}

/**
 * The gallery puts somebody back to where they stood in the line. The slot is locked, so that nobody joins its line
 * meanwhile.
 * @throws Refused 404 for no such wait; 409 for somebody who left by themselves, was offered a place, or waits again
 */
export async function putBack({ db, now }: Office, id: number, by: number): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findWait(tx, { id })
    if (!known) throw notFound()
    await lockSlots(tx, [known.slot.id])
    const entry = await lockWait(tx, { id })
    if (!entry) throw notFound()
    const isOut = entry.left_at !== null && entry.updated_by !== null && entry.appointment_id === null
    if (!isOut || (await isInLine(tx, entry.slot_id, entry.email, 'address'))) {
      throw new Refused(409, 'waiting.changed')
    }
    await tx.update(waiting).set({ left_at: null, updated_at: now, updated_by: by }).where(eq(waiting.id, id))
  })
}
