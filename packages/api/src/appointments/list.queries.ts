import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
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
  const { slot, event, unconfirmedAt } = window
  return bookings(db)
    .where(
      and(
        isNull(appointments.deleted_at),
        gte(slots.start, window.start),
        lt(slots.start, window.end),
        slot === undefined ? undefined : eq(slots.id, slot),
        event === undefined ? undefined : eq(slots.event_id, event),
        unconfirmedAt && isHeld(unconfirmedAt)
      )
    )
    .orderBy(asc(slots.start), asc(appointments.id))
}

/** Bookings by their ids, by time; those that do not exist are left out. */
export function listByIds(db: Db, ids: readonly number[]): Promise<BookingRow[]> {
  return bookings(db)
    .where(and(inArray(appointments.id, [...ids]), isNull(appointments.deleted_at)))
    .orderBy(asc(slots.start), asc(appointments.id))
}
