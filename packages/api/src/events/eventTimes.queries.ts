import { dayOf, dayRange, type EventTimesAnswer, isBookable, today } from '@gallery/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listSlots } from '../slots/slots.queries.ts'
import { findSummaries } from '../summaries/events.queries.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'

/** For how many people, on how many days; `zone` is the gallery's, whose days are counted. */
type Asked = { people: number; days: number; now: Date; zone: string }

/** The next days of an active event on which `people` find a place together; null where visitors see no such event. */
export async function findEventTimes(
  db: Db,
  id: number,
  { people, days: most, now, zone }: Asked
): Promise<EventTimesAnswer['data'] | null> {
  const [event] = await findSummaries(db, and(eq(events.id, id), isShownEvent))
  if (!event) return null
  const { start } = dayRange(today(now, zone), zone)
  const slots = event.requires_registration
    ? await listSlots(db, now, { events: [id], start, offeredIn: zone })
    : []
  const places = slots.filter((slot) => new Date(slot.start) > now)
  const free = new Set(
    places.filter((slot) => isBookable(slot, now, people)).map((slot) => dayOf(new Date(slot.start), zone))
  )
  const days = [...free].slice(0, most).map((day) => ({
    day,
    places: places.filter((slot) => dayOf(new Date(slot.start), zone) === day),
  }))
  return { ...event, time_zone: zone, days }
}
