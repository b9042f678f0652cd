import { and, asc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isHeld } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { type BookingRow, bookings } from './appointments.queries.ts'

/** Which of everybody's bookings to list: those of the slots that begin in a window. */
export type BookingWindow = {
  start: Date
  end: Date
  slot?: number | undefined
  event?: number | undefined
  /** Only those that hold a place at this moment and are not confirmed. */
  unconfirmedAt?: Date | undefined
}

/** Everybody's bookings of a window, cancelled ones and expired holds too, by time. */
export function listAll(db: Db, window: BookingWindow): Promise<BookingRow[]> {
  return bookings(db)
    .where(isWithin(window))
    .orderBy(...byTime)
}

/** The ids of all of them in their order, for what goes through the whole of it. One query. */
export async function listAllIds(db: Db, window: BookingWindow): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .where(isWithin(window))
    .orderBy(...byTime)
  return rows.map(({ id }) => id)
}

const byTime = [asc(slots.start), asc(appointments.id)]

function isWithin({ start, end, slot, event, unconfirmedAt }: BookingWindow): SQL | undefined {
  return and(
    isNull(appointments.deleted_at),
    gte(slots.start, start),
    lt(slots.start, end),
    slot === undefined ? undefined : eq(slots.id, slot),
    event === undefined ? undefined : eq(slots.event_id, event),
    unconfirmedAt && isHeld(unconfirmedAt)
  )
}

/** Bookings by their ids, by time; those that do not exist are left out. */
export function listByIds(db: Db, ids: readonly number[]): Promise<BookingRow[]> {
  return bookings(db)
    .where(and(inArray(appointments.id, [...ids]), isNull(appointments.deleted_at)))
    .orderBy(...byTime)
}
