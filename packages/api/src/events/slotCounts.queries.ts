import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isNotFull, takesPlace } from '../slots/slots.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { slots } from '../tables/slots.table.ts'

/** How many slots an event has to come, and how many of them can be booked. */
export type SlotCounts = { upcoming: number; bookable: number }

/** The slots of each event that have not begun at `now`, counted; an event without any is absent. One query. */
export async function countSlotsToCome(
  db: Db,
  eventIds: readonly number[],
  now: Date
): Promise<Map<number, SlotCounts>> {
  if (eventIds.length === 0) return new Map()
  const toCome = db
    .select({
      event_id: slots.event_id,
      isBookable: isNotFull.as('is_bookable'),
    })
    .from(slots)
    .leftJoin(appointments, and(eq(appointments.slot_id, slots.id), takesPlace(now)))
    .where(and(inArray(slots.event_id, [...eventIds]), isNull(slots.deleted_at), gt(slots.start, now)))
    .groupBy(slots.id)
    .as('to_come')
  const rows = await db
    .select({
      event_id: toCome.event_id,
      upcoming: count(),
      bookable: sql<number>`(count(*) filter (where ${toCome.isBookable}))::int`,
    })
    .from(toCome)
    .groupBy(toCome.event_id)
  return new Map(rows.map(({ event_id, ...counts }) => [event_id, counts]))
}
