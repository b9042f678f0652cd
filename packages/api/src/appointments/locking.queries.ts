import { and, asc, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { type BookingKey, type BookingRow, bookings, keyed } from './appointments.queries.ts'

/**
 * A booking whose row stays locked until the transaction ends. Whoever needs its slot's lock too takes that one
 * second: everybody in the same order, so nobody waits in a circle.
 */
export async function lockBooking(tx: Db, key: BookingKey): Promise<BookingRow | undefined> {
  const [row] = await lockAll(tx, keyed(key))
  return row
}

/**
 * The bookings that take a place in slots at `now`, in the order of their ids; their rows stay locked until the
 * transaction ends. As {@link lockBooking}, call it before the slots are locked.
 */
export function lockPlaces(tx: Db, now: Date, slotIds: readonly number[]): Promise<BookingRow[]> {
  return lockAll(tx, and(inArray(appointments.slot_id, [...slotIds]), takesPlace(now)))
}

/** Bookings by their ids, locked as {@link lockPlaces} does; those that do not exist are left out. */
export function lockBookings(tx: Db, ids: readonly number[]): Promise<BookingRow[]> {
  return lockAll(tx, and(inArray(appointments.id, [...ids]), isNull(appointments.deleted_at)))
}

/**
 * In two steps: a query that joins the slot and waits for a booking that is being moved would compare the booking as it
 * is then with the slot as it was, and find none.
 */
async function lockAll(tx: Db, which: SQL | undefined): Promise<BookingRow[]> {
  const locked = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(which)
    .orderBy(asc(appointments.id))
    .for('update')
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  return bookings(tx).where(inArray(appointments.id, ids)).orderBy(asc(appointments.id))
}
