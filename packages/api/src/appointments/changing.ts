import type { AppointmentChange } from '@gallery/contract'
import { hashToken, randomToken } from '../auth/tokens.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import type { SlotRow } from '../places/places.queries.ts'
import { type BookingRow, hasPlace, lockBooking, updateBooking } from './appointments.queries.ts'
import { mailConfirmed, mailToConfirm } from './bookingMails.ts'
import { refuseOver, refuseUnlessConfirmable, reread } from './confirming.ts'
import type { Office } from './office.ts'
import { holdUntil, lockOpenSlot, refuseFull } from './room.ts'

/**
 * A super user changes a booking: its details, its slot (`place`) or whether it is confirmed. Moving and confirming
 * obey the same rule as booking does, under the slot's lock: the gallery itself cannot oversell by accident.
 *
 * When the slot or the confirmation changes, whoever booked gets the mail that now holds. Its link is a new one,
 * because the table has only the hash of the old one, which stops working: two mails with different hours would
 * contradict each other.
 */
export async function changeBooking(
  office: Office,
  id: number,
  { place, confirmed, ...details }: AppointmentChange,
  by: number
): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    const row = await lockBooking(tx, { id })
    if (!row) throw notFound()
    const wasConfirmed = row.appointment.confirmed_at !== null
    const toBeConfirmed = confirmed ?? wasConfirmed
    const moves = place !== undefined && place !== row.slot.id
    if (!moves && toBeConfirmed === wasConfirmed) {
      await updateBooking(tx, id, details, { by, now })
      return reread(tx, { id })
    }

    await refuseOver(tx, office, row)
    if (!moves && toBeConfirmed) await refuseUnlessConfirmable(tx, office, row)
    const slot = moves ? await lockTarget(tx, office, row, place) : row.slot
    const token = randomToken()
    const standing = {
      slot_id: slot.id,
      token_hash: hashToken(token),
      confirmed_at: toBeConfirmed ? (row.appointment.confirmed_at ?? now) : null,
      hold_until: toBeConfirmed ? row.appointment.hold_until : holdUntil(office, slot),
    }
    await updateBooking(tx, id, { ...details, ...standing }, { by, now })
    const changed = await reread(tx, { id })
    await (toBeConfirmed ? mailConfirmed : mailToConfirm)(tx, office, changed, token)
    return changed
  })
}

async function lockTarget(tx: Db, office: Office, row: BookingRow, place: number): Promise<SlotRow> {
  const { id, email } = row.appointment
  const slot = await lockOpenSlot(tx, office, place)
  if (await hasPlace(tx, office.now, { slot: slot.id, email, except: id })) {
    throw new InvalidInput({ place: 'field.place.alreadyBooked' })
  }
  await refuseFull(tx, office, slot)
  return slot
}
