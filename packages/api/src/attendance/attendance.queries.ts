import { and, asc, count, eq, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { countPeople, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { arrivals } from '../tables/arrivals.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'

/** How many of each booking came in, of which somebody did. */
function came(db: Db) {
  return db
    .select({
      booking: arrivals.appointment_id,
      inside: sql<number>`sum(${arrivals.people})::int`.as('inside'),
      isWalkIn: sql<boolean>`bool_or(${arrivals.how} = 'walkIn')`.as('is_walk_in'),
    })
    .from(arrivals)
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

/** Who came to slots, by time; `which` is a condition on the tables of slots and events. One query. */
export async function countAttendance(db: Db, now: Date, which: SQL | undefined): Promise<SlotAttendance[]> {
  const each = came(db)
  const missing = sql`greatest(${appointments.people} - coalesce(${each.inside}, 0), 0)`
  const isExpected = sql`${appointments.confirmed_at} is not null`
  const rows = await db
    .select({
      id: slots.id,
      event_id: slots.event_id,
      start: slots.start,
      end: slots.end,
      count: countPeople(),
      counted: count(each.booking),
      attended: sql<number>`coalesce(${sum(each.inside)}, 0)::int`,
      walk_ins: sql<number>`coalesce(sum(${each.inside}) filter (where ${each.isWalkIn}), 0)::int`,
      missing: sql<number>`coalesce(sum(${missing}) filter (where ${isExpected}), 0)::int`,
    })
    .from(slots)
    .innerJoin(events, and(eq(events.id, slots.event_id), isNull(events.deleted_at)))
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .leftJoin(each, eq(each.booking, appointments.id))
    .where(and(isNull(slots.deleted_at), which))
    .groupBy(slots.id)
    .orderBy(asc(slots.start), asc(slots.id))
  return rows.map(({ id, event_id, start, end, count, counted, attended, walk_ins, missing }) => ({
    id,
    event_id,
    start,
    count,
    attended: counted === 0 ? null : attended,
    walk_ins,
    no_shows: counted === 0 || end > now ? null : missing,
  }))
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
