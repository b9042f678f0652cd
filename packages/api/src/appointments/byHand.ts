import type { BookingByHand, Language } from '@gallery/contract'
import { InvalidInput } from '../errors.ts'
import { lockMailbox } from '../holds/asker.ts'
import type { Office } from '../office.ts'
import { type BookingRow, findBooking } from './appointments.queries.ts'
import { keepForm, lockForm } from './bookingKeys.queries.ts'
import { mailConfirmed } from './bookingMails.ts'
import { lockSlotWithPlaces } from './capacity.ts'
import { createAppointments } from './changes.queries.ts'
import { reread } from './confirming.ts'

/**
 * The gallery writes down somebody who calls or stands at the door. They are confirmed at once, since they said it
 * themselves, and get the mail that says so if they gave an address. The slot must be open and have places as for
 * everybody: the gallery itself cannot oversell by accident. A form that is sent again, because its answer was lost, is
 * written down once: it is answered with its booking as that stands by now, unless that was cancelled.
 *
 * @param by the super user, and the language that holds when the form names none
 * @throws Refused 409 with the day's slots; InvalidInput for an address that has a place in the slot
 */
export async function bookByHand(
  office: Office,
  { place, language, key, ...person }: BookingByHand,
  by: { id: number; language: Language }
): Promise<BookingRow> {
  const { now } = office
  return office.db.transaction(async (tx) => {
    // Who deletes the account of that address, or gives it another one, waits, as for what its owner books.
    if (person.email !== '') await lockMailbox(tx, person.email)
    if (key !== undefined) {
      await lockForm(tx, key)
      const made = await findBooking(tx, { form: key })
      // Whom the gallery has cancelled meanwhile it writes down anew.
      if (made && made.appointment.cancelled_at === null) return made
    }
    const wanted = { place, ...person, as: 'address' } as const
    const { slot, has } = await lockSlotWithPlaces(tx, office, wanted)
    if (has) throw new InvalidInput({ email: 'field.place.alreadyBooked' })
    const [id = 0] = await createAppointments(tx, [
      {
        ...person,
        slot: slot.id,
        by: by.id,
        language: language ?? by.language,
        hold_until: null,
        confirmed_at: now,
        created_at: now,
      },
    ])
    if (key !== undefined) await keepForm(tx, id, key)
    const booking = await reread(tx, { id })
    await mailConfirmed(tx, office, booking)
    return booking
  })
}
