import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import type { Office } from '../office.ts'
import type { SlotRow } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { bookingCountsAs } from './bookingCountsAs.queries.ts'
import { lockOpenSlot, refuseFull } from './capacity.ts'
import { hasPlace } from './placesTaken.queries.ts'

/**
 * Locks the slot to which a booking is to be moved, and makes sure that it takes all who come.
 *
 * @param by who moves it
 * @throws as `lockOpenSlot` and `refuseFull` do, and InvalidInput when its address has another place in it
 */
export async function lockTarget(
  tx: Db,
  office: Office,
  row: BookingRow,
  place: number,
  by: 'visitor' | 'gallery'
): Promise<SlotRow> {
  const { id, email, people } = row.appointment
  const slot = await lockOpenSlot(tx, office, place)
  const as = await bookingCountsAs(tx, row, by)
  if (await hasPlace(tx, office.now, { slot: slot.id, email, as, except: id })) {
    throw new InvalidInput({ place: `field.${by === 'visitor' ? 'email' : 'place'}.alreadyBooked` })
  }
  await refuseFull(tx, office, slot, { people })
  return slot
}
