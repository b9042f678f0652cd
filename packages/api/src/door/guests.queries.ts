import type { Arrival, DoorGuest } from '@gallery/contract'
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type BookingCodes, bookingCodes } from '../bookingCodes/bookingCodes.ts'
import type { Db } from '../db/db.ts'
import { appointments } from '../tables/appointments.table.ts'
import { arrivals } from '../tables/arrivals.table.ts'
import { slots } from '../tables/slots.table.ts'

/**
 * Who is expected at the door of times: everybody who has a place, and who held one until it began and has not confirmed.
 * By slot, by surname. Two queries.
 */
export function guestsOfSlots(db: Db, now: Date, ids: readonly number[]): Promise<Map<number, DoorGuest[]>> {
  const held = or(
    sql`${appointments.hold_until} > ${now.toISOString()}`,
    sql`${appointments.hold_until} >= ${slots.start}`
  )
  return guestsWhere(
    db,
    and(
      inArray(appointments.slot_id, [...ids]),
      isNull(appointments.cancelled_at),
      or(isNotNull(appointments.confirmed_at), held)
    )
  )
}

/** A booking as the door knows it, whatever became of it; null when there is none. */
export async function findGuest(db: Db, id: number): Promise<DoorGuest | null> {
  const [found] = [...(await guestsWhere(db, eq(appointments.id, id))).values()]
  return found?.[0] ?? null
}

async function guestsWhere(db: Db, which: SQL | undefined): Promise<Map<number, DoorGuest[]>> {
  const rows = await db
    .select({ booking: appointments })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot_id))
    .where(and(isNull(appointments.deleted_at), which))
    .orderBy(
      sql`fold(${appointments.last_name})`,
      sql`fold(${appointments.first_name})`,
      asc(appointments.id)
    )
  const arrivalsOf = await findArrivals(
    db,
    rows.map(({ booking }) => booking.id)
  )
  const codes = await bookingCodes(db)
  const guests = new Map<number, DoorGuest[]>()
  for (const { booking } of rows) {
    const guest = guestOf(booking, arrivalsOf.get(booking.id) ?? [], codes)
    guests.set(booking.slot_id, [...(guests.get(booking.slot_id) ?? []), guest])
  }
  return guests
}

function guestOf(
  booking: typeof appointments.$inferSelect,
  came: readonly Arrival[],
  codes: BookingCodes
): DoorGuest {
  return {
    id: booking.id,
    code: codes.of(booking.id),
    first_name: booking.first_name,
    last_name: booking.last_name,
    email: booking.email,
    phone: booking.phone,
    language: booking.language,
    comments: booking.comments,
    needs: booking.needs,
    school: booking.school,
    people: booking.people,
    confirmed: booking.confirmed_at !== null,
    inside: came.reduce((sum, { people }) => sum + people, 0),
    arrivals: [...came],
  }
}

async function findArrivals(db: Db, ids: readonly number[]): Promise<Map<number, Arrival[]>> {
  const found = new Map<number, Arrival[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select()
    .from(arrivals)
    .where(inArray(arrivals.appointment_id, [...ids]))
    .orderBy(asc(arrivals.at), asc(arrivals.id))
  for (const { appointment_id, key, how, people, asked, at, device, door } of rows) {
    const arrival = { key, how, people, asked, at: at.toISOString(), device, door }
    found.set(appointment_id, [...(found.get(appointment_id) ?? []), arrival])
  }
  return found
}
