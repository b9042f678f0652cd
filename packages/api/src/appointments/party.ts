import type { Party } from '@gallery/contract'
import { notFound } from '../errors.ts'
import { refuseGrown } from '../holds/admitting.ts'
import type { Office } from '../office.ts'
import { type BookingKey, type BookingRow, findBooking } from './appointments.queries.ts'
import { mailChanged } from './bookingMails.ts'
import { lockOpenSlot, refusal, refuseBeyond, refuseFull } from './capacity.ts'
import { updateBooking } from './changes.queries.ts'
import { refuseOver, reread } from './confirming.ts'
import { lockBooking } from './locking.queries.ts'
import { type Changer, countChange, isTheirs, limitChanging } from './theirs.ts'

/**
 * Whoever holds the mailed link, or is its owner, changes how many come, under which name and what they need
 * (docs/product.md, Who comes). For fewer there is always a way, also in a slot that was closed since; more have to fit.
 * A hold lasts no longer for it. What is as it was is harmless, and not mailed.
 *
 * @throws Refused 404 for no such booking, or none of theirs; 409 with the day's slots when there are too few places, or
 * the booking is cancelled, over or not held any more; 429 for too many tries in an hour, and when an unconfirmed one would
 * grow beyond what its network may hold
 * @throws InvalidInput on `people` for more than the event allows on one booking, on `needs` for what it does not offer
 */
export async function changeParty(
  office: Office,
  key: BookingKey,
  party: Party,
  by: Changer
): Promise<BookingRow> {
  const { db, now } = office
  const known = await findBooking(db, key)
  if (!known || !isTheirs(known, by)) throw notFound()
  if (isSame(known, party)) return known
  await limitChanging(office, known)
  return db.transaction(async (tx) => {
    const asked = party.people ?? 0
    const isHeld = known.appointment.confirmed_at === null
    if (isHeld && asked > known.appointment.people) await refuseGrown(tx, now, known.appointment.id, asked)
    const row = await lockBooking(tx, key)
    if (!row || !isTheirs(row, by)) throw notFound()
    if (isSame(row, party)) return row
    const { appointment, slot } = row
    const state = await refuseOver(tx, office, row)
    if (state === 'expired') throw await refusal(tx, office, slot, 'booking.expired')
    const people = party.people ?? appointment.people
    // What was granted once is not asked for again.
    const needs = party.needs?.filter((need) => !appointment.needs.includes(need))
    if (people > appointment.people) {
      const open = await lockOpenSlot(tx, office, slot.id)
      await refuseBeyond(tx, open, { people, needs, school: appointment.school })
      await refuseFull(tx, office, open, { people, except: appointment.id })
    } else {
      await refuseBeyond(tx, slot, { needs })
    }
    await updateBooking(tx, appointment.id, party, { by: by === 'link' ? null : by.id, now })
    const changed = await reread(tx, { id: appointment.id })
    await countChange(tx, changed, now)
    await mailChanged(tx, office, changed, 'visitor')
    return changed
  })
}

function isSame({ appointment }: BookingRow, party: Party): boolean {
  const { people, first_name, last_name, needs } = { ...appointment, ...party }
  return (
    people === appointment.people &&
    first_name === appointment.first_name &&
    last_name === appointment.last_name &&
    needs.join() === appointment.needs.join()
  )
}
