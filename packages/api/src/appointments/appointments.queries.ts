import type { Appointment, AppointmentDetail, Language, LinkedAppointment } from '@gallery/contract'
import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { hashToken, randomToken } from '../auth/tokens.ts'
import type { Db } from '../db/db.ts'
import { events } from '../events/events.table.ts'
import { takesPlace } from '../places/places.queries.ts'
import { slots } from '../places/slots.table.ts'
import { appointments } from './appointments.table.ts'
import { bookingState } from './bookingState.ts'

const eventFields = {
  id: events.id,
  kind: events.kind,
  title_es: events.title_es,
  title_en: events.title_en,
  place: events.place,
  color: events.color,
}

function bookings(db: Db) {
  return db
    .select({ appointment: getTableColumns(appointments), slot: getTableColumns(slots), event: eventFields })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .$dynamic()
}

/** A booking with its slot and what its mails and lists say of the event. */
export type BookingRow = Awaited<ReturnType<typeof bookings>>[number]

/** Which booking is meant: its id, or the secret of its mailed link. */
export type BookingKey = { id: number } | { token: string }

function keyed(key: BookingKey): SQL | undefined {
  const which = 'id' in key ? eq(appointments.id, key.id) : eq(appointments.token_hash, hashToken(key.token))
  return and(which, isNull(appointments.deleted_at))
}

/** A booking; undefined when there is none. */
export async function findBooking(db: Db, key: BookingKey): Promise<BookingRow | undefined> {
  const [row] = await bookings(db).where(keyed(key))
  return row
}

/**
 * A booking whose row stays locked until the transaction ends. Whoever needs its slot's lock too takes that one
 * second: everybody in the same order, so nobody waits in a circle.
 */
export async function lockBooking(tx: Db, key: BookingKey): Promise<BookingRow | undefined> {
  const [row] = await bookings(tx).where(keyed(key)).for('update', { of: appointments })
  return row
}

/** Somebody signed in, as far as bookings care. */
export type Owner = { id: number; email: string }

/** Whether a booking is somebody's own: made while signed in, or confirmed from their mailbox. */
export function isOwn({ appointment }: BookingRow, user: Owner): boolean {
  return (
    appointment.user_id === user.id || (appointment.email === user.email && appointment.confirmed_at !== null)
  )
}

/** The rule of {@link isOwn}, for many. */
export function ownedBy(user: Owner): SQL | undefined {
  const confirmed = and(eq(appointments.email, user.email), isNotNull(appointments.confirmed_at))
  return or(eq(appointments.user_id, user.id), confirmed)
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

/** Somebody's own bookings by time, whatever became of them. */
export function listEverOwn(db: Db, user: Owner): Promise<BookingRow[]> {
  return bookings(db)
    .where(and(ownedBy(user), isNull(appointments.deleted_at)))
    .orderBy(asc(slots.start), asc(appointments.id))
}

/** Everybody's bookings of the slots that begin in a window, cancelled ones and expired holds too, by time. */
export function listAll(db: Db, window: { start: Date; end: Date; slot?: number }): Promise<BookingRow[]> {
  return bookings(db)
    .where(
      and(
        isNull(appointments.deleted_at),
        gte(slots.start, window.start),
        lt(slots.start, window.end),
        window.slot === undefined ? undefined : eq(slots.id, window.slot)
      )
    )
    .orderBy(asc(slots.start), asc(appointments.id))
}

/** Whether an address has a place in a slot at `now`, leaving one booking out of account. */
export async function hasPlace(
  db: Db,
  now: Date,
  { slot, email, except }: { slot: number; email: string; except?: number }
): Promise<boolean> {
  const found = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.slot_id, slot),
        eq(appointments.email, email),
        takesPlace(now),
        except === undefined ? undefined : ne(appointments.id, except)
      )
    )
    .limit(1)
  return found.length > 0
}

/** A booking to insert. `token` is the secret of its links; without it the booking has links that nobody knows. */
export type NewBooking = {
  slot: number
  user?: number | null
  email: string
  first_name: string
  last_name: string
  phone: string
  comments: string
  language: Language
  token?: string
  hold_until: Date | null
  confirmed_at: Date | null
  created_at: Date
}

/**
 * Inserts bookings and gives their ids in the same order; the only way that a booking comes into being. Looks at no
 * limit: `booking.ts` does, under the slot's lock. Demo and past bookings come through here without a mail.
 */
export async function createAppointments(db: Db, created: readonly NewBooking[]): Promise<number[]> {
  const ids: number[] = []
  const portion = 500
  for (let from = 0; from < created.length; from += portion) {
    const values = created.slice(from, from + portion).map(({ slot, user = null, token, ...booking }) => ({
      ...booking,
      slot_id: slot,
      user_id: user,
      token_hash: hashToken(token ?? randomToken()),
      created_by: user,
      updated_at: booking.created_at,
      updated_by: user,
    }))
    const rows = await db.insert(appointments).values(values).returning({ id: appointments.id })
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

/** Fields of a booking that change; the caller holds its lock. `by` is null for whoever came with a mailed link. */
export async function updateBooking(
  tx: Db,
  id: number,
  fields: Partial<typeof appointments.$inferInsert>,
  { by, now }: { by: number | null; now: Date }
): Promise<void> {
  await tx
    .update(appointments)
    .set({ ...fields, updated_at: now, updated_by: by })
    .where(eq(appointments.id, id))
}

/** What a visitor sees of a booking. */
export function appointmentOf({ appointment, slot, event }: BookingRow): Appointment {
  const { id, title_es, title_en, place, color } = event
  return {
    id: appointment.id,
    confirmed: appointment.confirmed_at !== null,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    place: { id: slot.id, event: { id, title_es, title_en, place, color } },
  }
}

/** What the gallery sees of a booking. */
export function appointmentDetailOf(row: BookingRow): AppointmentDetail {
  const { email, first_name, last_name, phone, comments, hold_until, cancelled_at, created_at } =
    row.appointment
  return {
    ...appointmentOf(row),
    email,
    first_name,
    last_name,
    phone,
    comments,
    hold_until: hold_until?.toISOString() ?? null,
    cancelled_at: cancelled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** What the holder of a mailed link sees of a booking. */
export function linkedAppointmentOf(row: BookingRow, now: Date): LinkedAppointment {
  const { first_name, last_name, hold_until } = row.appointment
  return {
    ...appointmentOf(row),
    state: bookingState({ ...row.appointment, start: row.slot.start }, now),
    first_name,
    last_name,
    hold_until: hold_until?.toISOString() ?? null,
  }
}
