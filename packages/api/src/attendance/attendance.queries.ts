import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { countPeople, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { arrivals } from '../tables/arrivals.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'

/**
 * How many of a booking came in, of which somebody did; beside bookings, joined laterally. Each booking's arrivals are looked
 * up by themselves: added up beforehand, those of all the years would be, whichever few slots are asked about.
 */
function cameOf(db: Db, booking: AnyPgColumn) {
  return db
    .select({
      booking: arrivals.appointment_id,
      inside: sql<number>`sum(${arrivals.people})::int`.as('inside'),
      isWalkIn: sql<boolean>`bool_or(${arrivals.how} = 'walkIn')`.as('is_walk_in'),
    })
    .from(arrivals)
    .where(eq(arrivals.appointment_id, booking))
    .groupBy(arrivals.appointment_id)
    .as('came')
}

/** Who came to a slot, in people (docs/product.md, Attendance). */
export type SlotAttendance = {
  id: number
  event_id: number
  start: Date
  count: number
  attended: number | null
  walk_ins: number
  no_shows: number | null
}

/**
 * Who has a place in slots and who came, a row for each slot; `which` is a condition on the tables of slots and events.
 * Not a query by itself: a table that queries count from.
 */
export function attendanceBySlot(db: Db, now: Date, which: SQL | undefined) {
  const each = cameOf(db, appointments.id)
  const missing = sql`greatest(${appointments.people} - coalesce(${each.inside}, 0), 0)`
  const isExpected = isNotNull(appointments.confirmed_at)
  const isCounted = sql`count(${each.booking}) > 0`
  const missed = sql`coalesce(sum(${missing}) filter (where ${isExpected}), 0)::int`
  return db
    .select({
      id: slots.id,
      event_id: slots.event_id,
      start: slots.start,
      count: countPeople().as('count'),
      booked: countPeople(isExpected).as('booked'),
      attended: sql<number | null>`case when ${isCounted} then coalesce(${sum(each.inside)}, 0)::int end`.as(
        'attended'
      ),
      walk_ins: sql<number>`coalesce(sum(${each.inside}) filter (where ${each.isWalkIn}), 0)::int`.as(
        'walk_ins'
      ),
      no_shows: sql<number | null>`case when ${isCounted} and ${lte(slots.end, now)} then ${missed} end`.as(
        'no_shows'
      ),
    })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .leftJoinLateral(each, sql`true`)
    .where(and(isNull(slots.deleted_at), which))
    .groupBy(slots.id)
    .as('attendance')
}

/** Who came to slots, by time; `which` is as in {@link attendanceBySlot}. One query. */
export function countAttendance(db: Db, now: Date, which: SQL | undefined): Promise<SlotAttendance[]> {
  const slot = attendanceBySlot(db, now, which)
  return db
    .select({
      id: slot.id,
      event_id: slot.event_id,
      start: slot.start,
      count: slot.count,
      attended: slot.attended,
      walk_ins: slot.walk_ins,
      no_shows: slot.no_shows,
    })
    .from(slot)
    .orderBy(asc(slot.start), asc(slot.id))
}

/** How many of each of these bookings came in; those of whom nobody did at any time are absent. */
export async function findAttended(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      booking: arrivals.appointment_id,
      inside: sql<number>`sum(${arrivals.people})::int`,
    })
    .from(arrivals)
    .where(inArray(arrivals.appointment_id, [...ids]))
    .groupBy(arrivals.appointment_id)
  return new Map(rows.map(({ booking, inside }) => [booking, inside]))
}

/** Who came to all times of events together, by event; those at which nobody counted are absent. */
export async function attendanceOfEvents(
  db: Db,
  now: Date,
  ids: readonly number[]
): Promise<Map<number, { attended: number; no_shows: number }>> {
  const events = new Map<number, { attended: number; no_shows: number }>()
  for (const slot of await countAttendance(db, now, inArray(slots.event_id, [...ids]))) {
    if (slot.attended === null) continue
    const before = events.get(slot.event_id) ?? { attended: 0, no_shows: 0 }
    events.set(slot.event_id, {
      attended: before.attended + slot.attended,
      no_shows: before.no_shows + (slot.no_shows ?? 0),
    })
  }
  return events
}
