import { and, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { lockSlots, type SlotRow, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import type { BookingRow } from './appointments.queries.ts'
import { lockPlaces } from './locking.queries.ts'

/** Somebody took a place between the locks of the bookings and those of the slots. */
class Newcomers extends Error {}

/**
 * Locks slots with every booking that takes a place in them at `now`, until the transaction ends: nobody comes, goes or
 * changes meanwhile. Bookings are locked before slots, as everywhere. Who came in between is not locked after them, which
 * would be a circle with whoever holds that booking and waits for the slot: all is let go, and locked anew.
 */
export async function lockSlotsWithPlaces(
  tx: Db,
  now: Date,
  slotIds: readonly number[]
): Promise<{ slots: SlotRow[]; booked: BookingRow[] }> {
  for (;;) {
    try {
      return await tx.transaction(async (attempt) => {
        const booked = await lockPlaces(attempt, now, slotIds)
        const slots = await lockSlots(attempt, slotIds)
        if (await hasNewcomers(attempt, now, slotIds, booked)) throw new Newcomers()
        return { slots, booked }
      })
    } catch (error) {
      if (!(error instanceof Newcomers)) throw error
    }
  }
}

async function hasNewcomers(
  tx: Db,
  now: Date,
  slotIds: readonly number[],
  booked: readonly BookingRow[]
): Promise<boolean> {
  const known = booked.map(({ appointment }) => appointment.id)
  const [newcomer] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(inArray(appointments.slot_id, [...slotIds]), takesPlace(now), notInArray(appointments.id, known))
    )
    .limit(1)
  return newcomer !== undefined
}
