import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'

/** What a calendar shows of an event. */
export type CalendarEvent = Awaited<ReturnType<typeof selectEvents>>[number]

/** The events that visitors may know of and that end on a day or later, soonest first. One query. */
export function listCalendarEvents(db: Db, endingFrom: string): Promise<CalendarEvent[]> {
  return selectEvents(db, gte(events.to, endingFrom))
}

/** One of them by its id, whenever it ends, or null. */
export async function findCalendarEvent(db: Db, id: number): Promise<CalendarEvent | null> {
  const [event] = await selectEvents(db, eq(events.id, id))
  return event ?? null
}

function selectEvents(db: Db, which: SQL) {
  return db
    .select({
      id: events.id,
      kind: events.kind,
      title_es: events.title_es,
      title_en: events.title_en,
      excerpt_es: events.excerpt_es,
      excerpt_en: events.excerpt_en,
      place: events.place,
      from: events.from,
      to: events.to,
      updated_at: events.updated_at,
    })
    .from(events)
    .where(and(isShownEvent, which))
    .orderBy(asc(events.from), asc(events.id))
}
