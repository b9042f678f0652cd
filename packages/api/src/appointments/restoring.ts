import { notFound } from '../errors.ts'
import type { Office } from '../office.ts'
import type { BookingRow } from './appointments.queries.ts'
import { mailConfirmed, mailToConfirm, withdrawCancelled } from './bookingMails.ts'
import { holdsPlace } from './bookingState.ts'
import { holdUntil, lockOpenSlot, refusal, refuseFull } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseForgotten, reread } from './confirming.ts'
import { lockBooking } from './locking.queries.ts'
import { hasPlace } from './placesTaken.queries.ts'

/**
 * The gallery takes a cancellation back: the booking takes a place again, if there is one. While the mail that reported
 * it has not left it never does, and nothing is said to anybody. Later the mail that now holds is sent; an unconfirmed
 * booking is held anew.
 *
 * @throws Refused 404 for none that is cancelled; 409 with the day's slots when the slot is closed, full or begun, they
 * have another place in it, or the booking was made anonymous
 */
export async function restoreBooking(office: Office, id: number, by: number): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, { id })
    if (!row?.appointment.cancelled_at) throw notFound()
    await refuseForgotten(tx, office, row)
    const { appointment } = row
    const slot = await lockOpenSlot(tx, office, row.slot.id)
    const theirs = { slot: slot.id, email: appointment.email, as: 'address' } as const
    if (await hasPlace(tx, now, theirs)) {
      throw await refusal(tx, office, slot, 'field.place.alreadyBooked')
    }
    await refuseFull(tx, office, slot, { people: appointment.people, first: true })

    const isConfirmed = appointment.confirmed_at !== null
    const isKept = holdsPlace({ ...appointment, cancelled_at: null }, now)
    const [unsaid] = await withdrawCancelled(tx, [id])
    if (unsaid !== undefined && isKept) {
      await updateBooking(tx, id, { cancelled_at: null }, { by, now })
      return reread(tx, { id })
    }
    const hold = isConfirmed ? {} : { hold_until: holdUntil(office, slot) }
    await updateBooking(tx, id, { cancelled_at: null, ...hold }, { by, now })
    const restored = await reread(tx, { id })
    await (isConfirmed ? mailConfirmed : mailToConfirm)(tx, office, restored)
    return restored
  })
}
