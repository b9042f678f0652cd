import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Owner } from '../people/claiming.ts'
import { takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'
import { type BookingRow, bookings } from './appointments.queries.ts'

/** Whether a booking is somebody's own: made while signed in, or with their address, which signing in has proven. */
export function isOwn(row: BookingRow, user: Owner): boolean {
  return row.appointment.user_id === user.id || isAddressed(row, user)
}

/** Whether a booking was made with somebody's address: the mail that asks to confirm it is in their mailbox. */
export function isAddressed({ appointment }: BookingRow, user: Owner): boolean {
  return appointment.email === user.email
}

/** The rule of {@link isOwn}, for many. */
export function ownedBy(user: Owner): SQL | undefined {
  return or(eq(appointments.user_id, user.id), eq(appointments.email, user.email))
}

/**
 * Somebody's own bookings, the next one first and after those to come the past ones, the last one first; without the
 * cancelled and the holds that expired.
 */
export function listOwn(db: Db, user: Owner, now: Date): Promise<BookingRow[]> {
  const instant = sql`${now.toISOString()}::timestamptz`
  const away = sql`abs(extract(epoch from ${slots.start} - ${instant}))`
  return bookings(db)
    .where(and(takesPlace(now), ownedBy(user)))
    .orderBy(sql`${slots.end} <= ${instant}`, away, asc(appointments.id))
}

/** The bookings to come that take a place for an address, the next one first. */
export function listComing(db: Db, email: string, now: Date): Promise<BookingRow[]> {
  return bookings(db)
    .where(and(takesPlace(now), eq(appointments.email, email), gt(slots.end, now)))
    .orderBy(asc(slots.start), asc(appointments.id))
}

/** Somebody's own bookings by time, whatever became of them. */
export function listEverOwn(db: Db, user: Owner): Promise<BookingRow[]> {
  return bookings(db)
    .where(and(ownedBy(user), isNull(appointments.deleted_at)))
    .orderBy(asc(slots.start), asc(appointments.id))
}
