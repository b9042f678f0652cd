import { dayOf } from '@gallery/contract'
import { and, eq, gt, gte, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { onOpenDay } from '../opening/onOpenDay.ts'
import { isNotFull, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { events } from '../tables/events.table.ts'
import { slots } from '../tables/slots.table.ts'

/**
 * The first day from `start` on, 'YYYY-MM-DD' in the gallery's zone, on which each event has a place that can be booked
 * at `now`: one of its own days on which the gallery is open, or the slot was opened on purpose. An event without any is
 * absent. Two queries.
 */
export async function findNextFreeDays(
  db: Db,
  eventIds: readonly number[],
  { start, zone, now }: { start: Date; zone: string; now: Date }
): Promise<Map<number, string>> {
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
        gte(slots.start, start),
        gt(slots.start, now),
        sql`${day} between ${events.from} and ${events.to}`,
        await onOpenDay(db, zone, dayOf(start, zone))
      )
    )
    .groupBy(slots.id)
    .having(isNotFull)
    .as('free')
  const rows = await db
    .select({ event_id: free.event_id, day: sql<string>`${min(free.day)}::text` })
    .from(free)
    .groupBy(free.event_id)
  return new Map(rows.map(({ event_id, day }) => [event_id, day]))
}
