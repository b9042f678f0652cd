import type { BookingState } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { lockSlots, type SlotRow } from '../slots/slots.queries.ts'
import { type BookingKey, type BookingRow, findBooking } from './appointments.queries.ts'
import { bookingCountsAs } from './bookingCountsAs.queries.ts'
import { mailConfirmed } from './bookingMails.ts'
import { bookingState } from './bookingState.ts'
import { lockOpenSlot, refusal, refuseFull } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { lockBooking } from './locking.queries.ts'
import { isAddressed } from './own.queries.ts'
import { hasPlace } from './placesTaken.queries.ts'

/**
 * Whoever holds the mailed link, or is signed in with the address that it was mailed to, makes the booking permanent.
 * Confirming twice is harmless and mails once. An expired hold is confirmed too while there are places, else it gets 409
 * with the day's slots; so do a cancelled booking, one whose time has begun and one that was made anonymous. 404 when no
 * booking has this link, or it was made with another address.
 */
export async function confirmBooking(
  office: Office,
  key: BookingKey,
  by: 'link' | Owner
): Promise<BookingRow> {
  return office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, key)
    if (!row || (by !== 'link' && !isAddressed(row, by))) throw notFound()
    if (bookingState({ ...row.appointment, start: row.slot.start }, office.now) === 'confirmed') return row
    await refuseUnlessConfirmable(tx, office, row, 'visitor')
    const { id } = row.appointment
    await updateBooking(
      tx,
      id,
      { confirmed_at: office.now },
      { by: by === 'link' ? null : by.id, now: office.now }
    )
    const confirmed = await reread(tx, { id })
    await mailConfirmed(tx, office, confirmed)
    return confirmed
  })
}

/**
 * Locks the slot of a booking that is not confirmed and makes sure that confirming it oversells nothing. Even a hold
 * that has not expired is counted against the others: a booking that came an instant later by another process's clock
 * may have seen it expired and taken its place.
 *
 * @param by who confirms it, or holds it anew
 */
export async function refuseUnlessConfirmable(
  tx: Db,
  office: Office,
  row: BookingRow,
  by: 'visitor' | 'gallery'
): Promise<void> {
  const { appointment } = row
  const state = await refuseOver(tx, office, row)
  await refuseForgotten(tx, office, row)
  const slot =
    state === 'expired' ? await lockSlotAgain(tx, office, row, by) : (await lockSlots(tx, [row.slot.id]))[0]
  if (!slot) throw notFound()
  await refuseFull(tx, office, slot, { people: appointment.people, except: appointment.id })
}

/** Whose hold expired asks anew: the slot must be open, and the address without another place in it. */
async function lockSlotAgain(
  tx: Db,
  office: Office,
  row: BookingRow,
  by: 'visitor' | 'gallery'
): Promise<SlotRow> {
  const { appointment, slot } = row
  const open = await lockOpenSlot(tx, office, slot.id)
  const as = await bookingCountsAs(tx, row, by)
  const another = { slot: slot.id, email: appointment.email, as, except: appointment.id }
  if (await hasPlace(tx, office.now, another)) throw await refusal(tx, office, slot, 'booking.alreadyBooked')
  return open
}

/** Throws 409 with the day's slots for a booking that is cancelled or has begun; else gives where it stands. */
export async function refuseOver(
  tx: Db,
  office: Office,
  { appointment, slot }: BookingRow
): Promise<BookingState> {
  const state = bookingState({ ...appointment, start: slot.start }, office.now)
  if (state === 'cancelled') throw await refusal(tx, office, slot, 'booking.cancelled')
  if (state === 'past') throw await refusal(tx, office, slot, 'booking.begun')
  return state
}

/**
 * Throws 409 with the day's slots for a booking that was made anonymous: nobody would come, and what is written there
 * would stay for good.
 */
export async function refuseForgotten(
  tx: Db,
  office: Office,
  { appointment, slot }: BookingRow
): Promise<void> {
  if (appointment.anonymous_at !== null) throw await refusal(tx, office, slot, 'booking.forgotten')
}

/** A booking that is known to be there, as it is now. */
export async function reread(tx: Db, key: BookingKey): Promise<BookingRow> {
  const row = await findBooking(tx, key)
  if (!row) throw notFound()
  return row
}
