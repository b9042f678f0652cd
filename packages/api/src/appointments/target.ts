import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import type { Office } from '../office.ts'
import type { MessageId } from '../say.ts'
import type { SlotRow } from '../slots/slots.queries.ts'
import type { BookingRow } from './appointments.queries.ts'
import { lockOpenSlot, refuseFull } from './capacity.ts'
import { hasPlace } from './placesTaken.queries.ts'

/**
 * Locks the slot to which a booking is to be moved, and makes sure that it takes all who come.
 *
 * @throws as `lockOpenSlot` and `refuseFull` do, and InvalidInput with the message given when the same address has another place in it
 */
export async function lockTarget(
  tx: Db,
  office: Office,
  row: BookingRow,
  place: number,
  alreadyBooked: MessageId
): Promise<SlotRow> {
  const { id, email, people } = row.appointment
  const slot = await lockOpenSlot(tx, office, place)
  if (await hasPlace(tx, office.now, { slot: slot.id, email, except: id })) {
    throw new InvalidInput({ place: alreadyBooked })
  }
  await refuseFull(tx, office, slot, { people })
  return slot
}
