import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { countBookings, lockSlots } from '../slots/slots.queries.ts'
import { slots } from '../tables/slots.table.ts'

/**
 * Refuses to take away an event in which people have places still to come: they would stand at the door. Its slots, also
 * those in the bin, stay locked until the transaction ends, so that nobody books one in between, or comes back with it; the
 * event must be locked already.
 *
 * @throws Refused 409
 */
export async function refuseBooked(tx: Db, eventId: number, now: Date): Promise<void> {
  const upcoming = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.event_id, eventId), gt(slots.end, now)))
  if (upcoming.length === 0) return
  const ids = upcoming.map((slot) => slot.id)
  await lockSlots(tx, ids)
  const count = await countBookings(tx, now, ids)
  if (count > 0) throw new Refused(409, 'event.hasBookings', { count })
}
