import type { Booking, Language } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { admit, refuseUnlessAdmitted } from '../holds/admitting.ts'
import { type Asker, lockAsker } from '../holds/asker.ts'
import { keepHold } from '../holds/holds.queries.ts'
import type { Office } from '../office.ts'
import type { SolvedProof } from '../proof/proof.ts'
import type { SlotRow } from '../slots/slots.queries.ts'
import { type BookingRow, createAppointments, findBooking } from './appointments.queries.ts'
import { addBookingKey } from './bookingKeys.queries.ts'
import { mailToConfirm } from './bookingMails.ts'
import { holdUntil, lockRoom, refuseBeyond } from './capacity.ts'

/** Who sends the form: signed in or not, the language in which they read, and as whom they are counted. */
export type Visitor = { user: { id: number } | null; language: Language; asker: Asker }

/** A booking that was just made, with the secret by which the browser that made it may correct its address. */
export type Booked = { booking: BookingRow; key: string }

/**
 * A visitor takes a place (docs/product.md, Taking a place). The story, in one transaction:
 *
 * 1. Whoever else asks from the same network or for the same mailbox waits here, so that what they hold can be counted.
 * 2. Lock the slot's row. Whoever else wants a place in this slot waits here, in this process and in every other.
 * 3. Is it open, and still to come? Else 409 with the day's slots as they are now.
 * 4. Does this address hold a place in it already? Then 422 on `email`: one place per address and slot.
 * 5. Count the people who have a place, confirmed or held, now that nobody can change it. Too few left for all who come:
 *    409 with the day's slots. More than the gallery offers: 422.
 * 6. Do they hold too many places already, or did they leave some to lapse? Then 429. Is it not their first? Then it
 *    takes a proof of work: 428 with the puzzle.
 * 7. Insert the booking, unconfirmed: it holds the place until `hold_until`, and frees it by itself after that.
 * 8. Write the mail with its link into the outbox. It is sent only if all of this is kept, and surely then.
 *
 * The secret of the link exists in the mail only, and that of the browser in the answer: the table keeps their hashes.
 */
export async function book(
  office: Office,
  form: Booking,
  visitor: Visitor,
  proof: SolvedProof | null
): Promise<Booked> {
  const { now } = office
  const { asker } = visitor
  return office.db.transaction(async (tx) => {
    await lockAsker(tx, asker)
    const slot = await lockRoom(tx, office, form, 'field.email.alreadyBooked')
    await refuseBeyond(tx, slot, form)
    await refuseUnlessAdmitted(tx, now, { asker, people: form.people }, proof)
    const booking = await hold(tx, office, form, visitor, slot)
    return { booking, key: await addBookingKey(tx, booking.appointment.id, 'browser') }
  })
}

/**
 * A visitor without scripts takes a place: the first of late as everybody does. Who would have to prove work for it, or
 * has to wait, holds none: they are mailed, and following the link takes the place if there is one left then.
 *
 * @returns whether the place is held
 */
export async function bookByLink(
  office: Office,
  form: Omit<Booking, 'proof'>,
  visitor: Visitor
): Promise<boolean> {
  const { now } = office
  const { asker } = visitor
  return office.db.transaction(async (tx) => {
    await lockAsker(tx, asker)
    const slot = await lockRoom(tx, office, form, 'field.email.alreadyBooked')
    await refuseBeyond(tx, slot, form)
    const isHeld = (await admit(tx, now, asker, form.people)) === 'yes'
    if (isHeld) await hold(tx, office, form, visitor, slot)
    else await write(tx, office, form, visitor, slot, now)
    return isHeld
  })
}

/** Writes a booking that holds its place, and remembers whence it came. */
async function hold(
  tx: Db,
  office: Office,
  form: Omit<Booking, 'proof'>,
  visitor: Visitor,
  slot: SlotRow
): Promise<BookingRow> {
  const until = holdUntil(office, slot)
  const booking = await write(tx, office, form, visitor, slot, until)
  await keepHold(tx, booking.appointment.id, visitor.asker, until)
  return booking
}

async function write(
  tx: Db,
  office: Office,
  form: Omit<Booking, 'proof'>,
  { user, language }: Visitor,
  slot: SlotRow,
  hold_until: Date
): Promise<BookingRow> {
  const [id = 0] = await createAppointments(tx, [
    {
      slot: slot.id,
      user: user?.id ?? null,
      people: form.people,
      email: form.email,
      first_name: form.first_name,
      last_name: form.last_name,
      phone: form.phone,
      comments: form.comments,
      needs: form.needs,
      school: form.school,
      language: form.language ?? language,
      hold_until,
      confirmed_at: null,
      created_at: office.now,
    },
  ])
  const booking = await findBooking(tx, { id })
  if (!booking) throw new Error(`Booking ${id} is gone inside the transaction that made it.`)
  await mailToConfirm(tx, office, booking)
  return booking
}
