import { addDays, dayRange, type UpcomingEvent } from '@gallery/contract'
import { and, asc, gte, lte } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listSlots } from '../slots/slots.queries.ts'
import { findSummaries } from '../summaries/events.queries.ts'
import { events } from '../tables/events.table.ts'
import { findFreeDaysAround } from './nextFree.queries.ts'

/** A window of days in the gallery's zone, when somebody looks at it, and how many want to come together. */
export type UpcomingWindow = { from: string; days: number; people: number; zone: string; now: Date }

/**
 * What the timeline shows (docs/product.md, Home page): every event that lasts into the window, by its first day, with
 * the slots of these days, and the nearest days before and after them with places for `people`. Inactive events are part
 * of it, as plain text, but nobody can book them: their slots stay home. Six queries.
 */
export async function listUpcoming(
  db: Db,
  { from, days, people, zone, now }: UpcomingWindow
): Promise<UpcomingEvent[]> {
  const last = addDays(from, days - 1)
  const found = await findSummaries(db, and(lte(events.from, last), gte(events.to, from)), {
    order: [asc(events.from), asc(events.id)],
  })
  const ids = found.filter((event) => event.active && event.requires_registration).map((event) => event.id)
  const { start, end } = dayRange(from, zone, days)
  const places = await listSlots(db, now, { events: ids, start, end, offeredIn: zone })
  const after = addDays(from, days)
  const around = await findFreeDaysAround(db, ids, { from, after, people, zone, now })
  return found.map((event) => ({
    ...event,
    places: places.filter((slot) => slot.event_id === event.id),
    ...(around.get(event.id) ?? { previous_free: null, next_free: null }),
  }))
}
