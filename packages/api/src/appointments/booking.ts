import type { Booking, Language } from '@gallery/contract'
import { randomToken } from '../auth/tokens.ts'
import { type BookingRow, createAppointments, findBooking } from './appointments.queries.ts'
import { mailToConfirm } from './bookingMails.ts'
import type { Office } from './office.ts'
import { holdUntil, lockRoom } from './room.ts'

/** Who sends the form: signed in or not, and the language in which they read. */
export type Visitor = { user: { id: number } | null; language: Language }

/**
 * A visitor takes a place (spec §4). The story, in one transaction:
 *
 * 1. Lock the slot's row. Whoever else wants a place in this slot waits here, in this process and in every other.
 * 2. Is it open, and still to come? Else 409 with the day's slots as they are now.
 * 3. Does this address hold a place in it already? Then 422 on `email`: one place per address and slot.
 * 4. Count what is taken, confirmed or held, now that nobody can change it. Full: 409 with the day's slots.
 * 5. Insert the booking, unconfirmed: it holds the place until `hold_until`, and frees it by itself after that.
 * 6. Write the mail with its link into the outbox. It is sent only if all of this is kept, and surely then.
 *
 * The secret of the link exists in the mail only; the table keeps its hash.
 */
export async function book(office: Office, form: Booking, visitor: Visitor): Promise<BookingRow> {
  const { now } = office
  const token = randomToken()
  return office.db.transaction(async (tx) => {
    const slot = await lockRoom(tx, office, form, 'field.email.alreadyBooked')
    const [id = 0] = await createAppointments(tx, [
      {
        slot: slot.id,
        user: visitor.user?.id ?? null,
        email: form.email,
        first_name: form.first_name,
        last_name: form.last_name,
        phone: form.phone,
        comments: form.comments,
        language: form.language ?? visitor.language,
        token,
        hold_until: holdUntil(office, slot),
        confirmed_at: null,
        created_at: now,
      },
    ])
    const booking = await findBooking(tx, { id })
    if (!booking) throw new Error(`Booking ${id} is gone inside the transaction that made it.`)
    await mailToConfirm(tx, office, booking, token)
    return booking
  })
}
