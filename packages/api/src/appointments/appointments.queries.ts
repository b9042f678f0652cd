import type {
  AccessNeed,
  Appointment,
  AppointmentDetail,
  Booked,
  Language,
  LinkedAppointment,
  OwnAppointment,
} from '@gallery/contract'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isAny } from '../db/innerQueries.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { countPeople, isHeld, offersSlots, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { bookingKeys } from '../tables/bookingKeys.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { hashToken } from '../tokens.ts'
import type { Writing } from '../writing.ts'
import { bookingState } from './bookingState.ts'

/** What mails and lists say of the event of a booking, and whether it takes any. */
export const eventFields = {
  id: events.id,
  kind: events.kind,
  title_es: events.title_es,
  title_en: events.title_en,
  place: events.place,
  color: events.color,
  largest_party: events.largest_party,
  needs: events.needs,
  requires_registration: events.requires_registration,
}

/** Of a query over bookings: whether it is a place that was offered to somebody who waited for one. */
export const isOffered = isAny(
  sql`select from ${waiting} where ${waiting.appointment_id} = ${appointments.id}`
)

/** Bookings with their slots and events, to be narrowed. */
export function bookings(db: Db) {
  return db
    .select({
      appointment: getTableColumns(appointments),
      slot: getTableColumns(slots),
      event: eventFields,
      offered: isOffered,
    })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .innerJoin(events, eq(events.id, slots.event_id))
    .$dynamic()
}

/** A booking with its slot and what its mails and lists say of the event. */
export type BookingRow = Awaited<ReturnType<typeof bookings>>[number]

/** Which booking is meant: its id, the secret of one of its mailed links, or the one of the browser that booked. */
export type BookingKey = { id: number } | { token: string } | { browser: string }

function keyed(key: BookingKey): SQL | undefined {
  return and(eq(appointments.id, 'id' in key ? key.id : ofSecret(key)), isNull(appointments.deleted_at))
}

function ofSecret(key: Exclude<BookingKey, { id: number }>): SQL {
  const [secret, opens] = 'token' in key ? [key.token, 'link'] : [key.browser, 'browser']
  return sql`(select ${bookingKeys.appointment_id} from ${bookingKeys}
    where ${bookingKeys.hash} = ${hashToken(secret)} and ${bookingKeys.opens} = ${opens})`
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
  const [row] = await lockAll(tx, keyed(key))
  return row
}

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

/**
 * Whether an address has a place in a slot at `now`, leaving one booking out of account. Those who gave none are nobody
 * who can be known again.
 */
export async function hasPlace(
  db: Db,
  now: Date,
  { slot, email, except }: { slot: number; email: string; except?: number }
): Promise<boolean> {
  if (email === '') return false
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

/** How many people take places in a slot at `now`, and whether an address has one of them. */
export async function countTakenBeside(
  db: Db,
  now: Date,
  { slot, email }: { slot: number; email: string }
): Promise<{ taken: number; has: boolean }> {
  const isTheirs = and(eq(appointments.email, email), ne(appointments.email, ''))
  const [counted] = await db
    .select({ taken: countPeople(), has: sql<boolean>`coalesce(bool_or(${isTheirs}), false)` })
    .from(appointments)
    .where(and(eq(appointments.slot_id, slot), takesPlace(now)))
  if (!counted) throw new Error('The database counted nothing')
  return counted
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

/** Marks bookings as cancelled, or with null as never cancelled. */
export async function markCancelled(
  tx: Db,
  ids: readonly number[],
  cancelled_at: Date | null,
  { by, now }: Writing
): Promise<void> {
  await tx
    .update(appointments)
    .set({ cancelled_at, updated_at: now, updated_by: by })
    .where(inArray(appointments.id, [...ids]))
}

/** A booking to insert; `addBookingKey` gives it its links. */
export type NewBooking = {
  slot: number
  user?: number | null
  /** Who writes it down, if not that user. */
  by?: number | null
  /** How many come; one if nothing is said. */
  people?: number
  needs?: AccessNeed[]
  school?: string
  /** Empty for whoever gave none. */
  email: string
  first_name: string
  last_name: string
  phone: string
  comments: string
  language: Language
  hold_until: Date | null
  confirmed_at: Date | null
  created_at: Date
}

/**
 * Inserts bookings and gives their ids in the same order; the only way that a booking comes into being. Looks at no
 * limit: `booking.ts` does, under the slot's lock. Demo and past bookings come through here without a mail.
 */
export async function createAppointments(db: Db, created: readonly NewBooking[]): Promise<number[]> {
  return (await insertAppointments(db, created)).map(({ id }) => id)
}

/** The same, with the rows as they are then. */
export async function insertAppointments(
  db: Db,
  created: readonly NewBooking[]
): Promise<BookingRow['appointment'][]> {
  const inserted: BookingRow['appointment'][] = []
  const portion = 500
  for (let from = 0; from < created.length; from += portion) {
    const values = created
      .slice(from, from + portion)
      .map(({ slot, user = null, by = user, ...booking }) => ({
        ...booking,
        slot_id: slot,
        user_id: user,
        created_by: by,
        updated_at: booking.created_at,
        updated_by: by,
      }))
    inserted.push(...(await db.insert(appointments).values(values).returning()))
  }
  return inserted
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
function appointmentOf({ appointment, slot, event, offered }: BookingRow): Appointment {
  const { id, kind, title_es, title_en, place, color, largest_party, needs } = event
  const confirmed = appointment.confirmed_at !== null
  return {
    id: appointment.id,
    confirmed,
    hold_until: confirmed ? null : (appointment.hold_until?.toISOString() ?? null),
    offered,
    people: appointment.people,
    needs: appointment.needs,
    school: appointment.school,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    place: { id: slot.id, event: { id, kind, title_es, title_en, place, color, largest_party, needs } },
  }
}

/** What one of those whose own a booking is sees of it. */
export function ownAppointmentOf(row: BookingRow, owner: Owner, now: Date): OwnAppointment {
  const state = bookingState({ ...row.appointment, start: row.slot.start }, now)
  const { first_name, last_name } = row.appointment
  const confirmable = state === 'held' && isAddressed(row, owner)
  return { ...appointmentOf(row), first_name, last_name, confirmable }
}

/** What the browser that made a booking sees of it; `key` is its secret. */
export function bookedOf(row: BookingRow, key: string): Booked {
  return { ...appointmentOf(row), email: row.appointment.email, key }
}

/** What the gallery sees of a booking. */
export function appointmentDetailOf(row: BookingRow): AppointmentDetail {
  const { email, first_name, last_name, phone, comments, cancelled_at, created_at } = row.appointment
  return {
    ...appointmentOf(row),
    email,
    first_name,
    last_name,
    phone,
    comments,
    cancelled_at: cancelled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** Whether visitors are offered times to come of the event that a booking is of. */
export async function isEventBookable(
  db: Db,
  { event }: BookingRow,
  { now, zone }: Office
): Promise<boolean> {
  return event.requires_registration && (await offersSlots(db, event.id, now, zone))
}

/** What the holder of a mailed link sees of a booking. */
export async function linkedAppointmentOf(row: BookingRow, office: Office): Promise<LinkedAppointment> {
  const { first_name, last_name } = row.appointment
  return {
    ...appointmentOf(row),
    state: bookingState({ ...row.appointment, start: row.slot.start }, office.now),
    first_name,
    last_name,
    event_bookable: await isEventBookable(office.db, row, office),
  }
}
