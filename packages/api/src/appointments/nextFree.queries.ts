import { dayOf, type UpcomingEvent } from '@gallery/contract'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { onOpenDay } from '../opening/onOpenDay.ts'
import { hasPlaces, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'

/** The days of a window that is looked at, and who looks: how many come together, when, in a gallery of which zone. */
type Around = {
  /** The first day of the window, 'YYYY-MM-DD'. */
  from: string
  /** The first day after it. */
  after: string
  people: number
  zone: string
  now: Date
}

/**
 * Of each event the last day before a window and the first after it on which `people` find places together at `now`: days
 * of its own on which the gallery is open, or the slot was opened on purpose. An event without any is absent. Two queries.
 */
export async function findFreeDaysAround(
  db: Db,
  eventIds: readonly number[],
  { from, after, people, zone, now }: Around
): Promise<Map<number, Pick<UpcomingEvent, 'previous_free' | 'next_free'>>> {
  if (eventIds.length === 0) return new Map()
  const day = sql<string>`(${slots.start} at time zone ${zone}::text)::date`
  const free = db
    .select({ event_id: slots.event_id, day: day.as('day') })
    .from(slots)
    .innerJoin(events, eq(events.id, slots.event_id))
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .where(
      and(
        inArray(slots.event_id, [...eventIds]),
        isNull(slots.deleted_at),
        gt(slots.start, now),
        sql`${day} between ${events.from} and ${events.to}`,
        await onOpenDay(db, zone, dayOf(now, zone))
      )
    )
    .groupBy(slots.id)
    .having(hasPlaces(people))
    .as('free')
  const rows = await db
    .select({
      event_id: free.event_id,
      previous_free: sql<string | null>`(max(${free.day}) filter (where ${free.day} < ${from}::date))::text`,
      next_free: sql<string | null>`(min(${free.day}) filter (where ${free.day} >= ${after}::date))::text`,
    })
    .from(free)
    .groupBy(free.event_id)
  return new Map(rows.map(({ event_id, ...days }) => [event_id, days]))
}
