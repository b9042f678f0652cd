import { type Booking, type Language, mailboxOf } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { admit, findStandings, refuseUnlessAdmitted, type Standings } from '../holds/admitting.ts'
import { type Asker, lockAsker } from '../holds/asker.ts'
import { keepHold } from '../holds/holds.queries.ts'
import type { Office } from '../office.ts'
import { keepAccount } from '../people/lockingAccount.ts'
import { countsAs } from '../people/sameAddress.ts'
import type { SolvedProof } from '../proof/proof.ts'
import { limitRate } from '../rateLimits.ts'
import { readOptions } from '../readOptions.ts'
import type { BookingRow } from './appointments.queries.ts'
import { addBookingKeys } from './bookingKeys.queries.ts'
import { mailBooked } from './bookingMails.ts'
import { holdUntil, lockSlotWithPlaces, type OpenSlot, refuseBeyond } from './capacity.ts'
import { insertAppointments } from './changes.queries.ts'
import { countMail } from './countMail.ts'
import { bookingLimits } from './limits.ts'

/** Who sends the form: signed in or not, the language in which they read, and as whom they are counted. */
export type Visitor = { user: { id: number } | null; language: Language; asker: Asker }

/** A booking that was just made, with the secret by which the browser that made it may correct its address. */
export type Booked = { booking: BookingRow; key: string }

/**
 * A visitor takes a place (docs/product.md, Taking a place). The story, in one transaction:
 *
 * 1. Whoever else asks from the same network or for the same mailbox waits here, so that what they hold can be counted. So
 *    does who deletes an account of that mailbox or the one that asks; one that is gone by now: 401.
 * 2. Lock the slot's row. Whoever else wants a place in this slot waits here, in this process and in every other.
 * 3. Is it open, and still to come? Else 409 with the day's slots as they are now.
 * 4. Count the people who have a place, confirmed or held, now that nobody can change it. Too few left for all who come:
 *    409 with the day's slots. More than the gallery offers: 422.
 * 5. Do they hold too many places already, or did they leave some to lapse? Then 429. Is it not their first? Then it
 *    takes a proof of work: 428 with the puzzle.
 * 6. Does this mailbox hold a place in it already? Then 422 on `email`: one booking per mailbox and slot. Only now, or
 *    whoever knows an address could ask for nothing, and without a trace, at which hours its owner comes.
 * 7. Was that mailbox written to too often? Then 429. It counts with the booking or not at all: nobody is kept from
 *    booking by what others asked for in their name and were refused.
 * 8. Insert the booking, unconfirmed: it holds the place until `hold_until`, and frees it by itself after that.
 * 9. Write the mail with its link into the outbox. It is sent only if all of this is kept, and surely then.
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
  return office.db.transaction(async (tx) => {
    const taking = await lockFor(tx, office, form, visitor)
    const { standings } = taking
    await refuseUnlessAdmitted(tx, now, { standings, people: form.people }, proof)
    refuseSecond(taking)
    await countMail(tx, form.email, now)
    return hold(tx, taking, ['link', 'browser'])
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
  return office.db.transaction(async (tx) => {
    const taking = await lockFor(tx, office, form, visitor)
    await limitRate(tx, `bookingLink:email:${mailboxOf(form.email)}`, bookingLimits.linkEmail, now)
    refuseSecond(taking)
    const isHeld = admit(taking.standings, now, form.people) === 'yes'
    if (isHeld) await hold(tx, taking, ['link'])
    else await write(tx, taking, now, ['link'])
    return isHeld
  })
}

/** A visitor who takes a place in a slot that is locked for them and has places for them. */
type Taking = {
  office: Office
  form: Omit<Booking, 'proof'>
  visitor: Visitor
  standings: Standings
  slot: OpenSlot
  /** Whether the mailbox has a place in the slot already. */
  has: boolean
}

/** One mailbox has one booking in a slot. */
function refuseSecond({ has }: Taking): void {
  if (has) throw new InvalidInput({ email: 'field.email.alreadyBooked' })
}

/** The first four steps. All wait for whoever has the slot: what can be read before is read before. */
async function lockFor(
  tx: Db,
  office: Office,
  form: Omit<Booking, 'proof'>,
  visitor: Visitor
): Promise<Taking> {
  const asking = { ...office, options: await readOptions(tx) }
  await lockAsker(tx, visitor.asker)
  await keepAccount(tx, visitor.user)
  const standings = await findStandings(tx, office.now, visitor.asker)
  const wanted = { ...form, as: countsAs(visitor.asker) }
  const { slot, has } = await lockSlotWithPlaces(tx, asking, wanted)
  await refuseBeyond(tx, slot, form)
  return { office: asking, form, visitor, standings, slot, has }
}

/** What of a booking gets a secret: the link of its mail always, the browser that made it where it made it by scripts. */
type Secrets = ['link'] | ['link', 'browser']

/** Writes a booking that holds its place, and remembers whence it came. */
async function hold(tx: Db, taking: Taking, opens: Secrets): Promise<Booked> {
  const until = holdUntil(taking.office, taking.slot)
  const booked = await write(tx, taking, until, opens)
  await keepHold(tx, booked.booking.appointment.id, taking.visitor.asker, until)
  return booked
}

async function write(
  tx: Db,
  { office, form, visitor: { user, language }, slot: { event, ...slot } }: Taking,
  hold_until: Date,
  opens: Secrets
): Promise<Booked> {
  const [appointment] = await insertAppointments(tx, [
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
  if (!appointment) throw new Error('The database did not say which booking it has written')
  const booking = { appointment, slot, event, offered: false }
  const [token = '', key = ''] = await addBookingKeys(tx, appointment.id, opens)
  await mailBooked(tx, office, booking, token)
  return { booking, key }
}
