import { InvalidInput, notFound } from '../errors.ts'
import type { Office } from '../office.ts'
import { findSlots } from '../slots/slots.queries.ts'
import { type BookingKey, type BookingRow, findBooking } from './appointments.queries.ts'
import { mailMoved } from './bookingMails.ts'
import { refusal, takesSchool } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseOver, reread } from './confirming.ts'
import { lockBooking } from './locking.queries.ts'
import { lockTarget } from './target.ts'
import { type Changer, countChange, isTheirs, limitChanging } from './theirs.ts'

/**
 * Whoever holds the mailed link, or is its owner, takes another time of the same event (docs/product.md, Another time).
 * The old place is given up when the new one is theirs, in one transaction: who is refused has lost nothing. A hold
 * lasts no longer for it, and ends with the beginning of the new time at the latest. The slot that they have already is
 * harmless.
 *
 * @throws Refused 404 for no such booking, or none of theirs; 409 with the day's slots when the new slot is closed, full
 * or begun, or the booking is cancelled, over or not held any more; 429 for too many tries in an hour
 * @throws InvalidInput on `place` for a slot of another event, and when their address has another place in it
 */
export async function moveBooking(
  office: Office,
  key: BookingKey,
  place: number,
  by: Changer
): Promise<BookingRow> {
  const { db, now } = office
  const known = await findBooking(db, key)
  if (!known || !isTheirs(known, by)) throw notFound()
  if (known.slot.id === place) return known
  await limitChanging(office, known)
  return db.transaction(async (tx) => {
    const row = await lockBooking(tx, key)
    if (!row || !isTheirs(row, by)) throw notFound()
    const { appointment, slot: before } = row
    if (before.id === place) return row
    const state = await refuseOver(tx, office, row)
    if (state === 'expired') throw await refusal(tx, office, before, 'booking.expired')
    const [chosen] = await findSlots(tx, now, [place])
    if (chosen?.event_id !== before.event_id) throw new InvalidInput({ place: 'field.place.elsewhere' })
    const slot = await lockTarget(tx, office, row, place, 'visitor')
    if (!takesSchool(slot, appointment.school)) throw new InvalidInput({ place: 'field.school.notTaken' })
    const { hold_until } = appointment
    await updateBooking(
      tx,
      appointment.id,
      { slot_id: slot.id, hold_until: hold_until && hold_until > slot.start ? slot.start : hold_until },
      { by: by === 'link' ? null : by.id, now }
    )
    const moved = await reread(tx, { id: appointment.id })
    await countChange(tx, moved, now)
    await mailMoved(tx, office, moved, { start: before.start, by: 'visitor' })
    return moved
  })
}
