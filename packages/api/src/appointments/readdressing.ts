import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { refuseCrowded } from '../holds/admitting.ts'
import { type Asker, lockAsker } from '../holds/asker.ts'
import { keepHold } from '../holds/holds.queries.ts'
import type { Office } from '../office.ts'
import { countsAs } from '../people/sameAddress.ts'
import { lockSlots } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { dropMailedLinks } from './bookingKeys.queries.ts'
import { mailToConfirm, withdrawConfirming } from './bookingMails.ts'
import { refusal } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseOver, reread } from './confirming.ts'
import { countMail } from './countMail.ts'
import { lockBooking } from './locking.queries.ts'
import { hasPlace } from './placesTaken.queries.ts'

/**
 * The browser that made a booking asks for its mail once more, while the place is held.
 * @param key the secret of that browser
 * @throws Refused 404 for no such booking; 409 with the day's slots when it is confirmed, or not held any more
 */
export async function mailAgain(office: Office, key: string): Promise<BookingRow> {
  return office.db.transaction(async (tx) => {
    const row = await lockHeld(tx, office, key)
    await countMail(tx, row.appointment.email, office.now)
    await mailToConfirm(tx, office, row)
    return row
  })
}

/**
 * The browser that made a booking corrects its address, while the place is held: the mail goes there, and the links that
 * went to the wrong mailbox lead nowhere. Whoever signed in with the wrong address meanwhile has the booking no more; it
 * stays with who was signed in when it was made.
 *
 * @param key the secret of that browser
 * @param asker whose browser it is, with the address as corrected
 * @throws as {@link mailAgain} does; InvalidInput when the mailbox has a place in the slot already; Refused 429 when too
 * many places are held for its mailbox
 */
export async function correctAddress(
  office: Office,
  key: string,
  { email, asker }: { email: string; asker: Asker }
): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    await lockAsker(tx, asker)
    const { appointment, slot } = await lockHeld(tx, office, key)
    const { id, people, created_by, hold_until } = appointment
    // Whoever moves into this slot meanwhile, or books it, is seen: they have its lock until they are done.
    await lockSlots(tx, [slot.id])
    if (await hasPlace(tx, now, { slot: slot.id, email, as: countsAs(asker), except: id })) {
      throw new InvalidInput({ email: 'field.email.alreadyBooked' })
    }
    await refuseCrowded(tx, now, asker, { except: id, people })
    await withdrawConfirming(tx, id)
    await dropMailedLinks(tx, id)
    await updateBooking(tx, id, { email, user_id: created_by }, { by: created_by, now })
    if (hold_until) await keepHold(tx, id, asker, hold_until)
    const corrected = await reread(tx, { id })
    await countMail(tx, email, now)
    await mailToConfirm(tx, office, corrected)
    return corrected
  })
}

async function lockHeld(tx: Db, office: Office, key: string): Promise<BookingRow> {
  const row = await lockBooking(tx, { browser: key })
  if (!row) throw notFound()
  const state = await refuseOver(tx, office, row)
  if (state === 'confirmed') throw await refusal(tx, office, row.slot, 'booking.alreadyConfirmed')
  if (state === 'expired') throw await refusal(tx, office, row.slot, 'booking.expired')
  return row
}
