import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Office } from '../office.ts'
import { offersSlots } from '../slots/slots.queries.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { type BookingRow, eventFields } from './appointments.queries.ts'

/** What booking cares of in an event, and what mails say of it. */
export type BookableEvent = Pick<typeof events.$inferSelect, keyof typeof eventFields>

/** The event of a slot, as far as booking cares; undefined when visitors cannot know it (inactive, or in the bin). */
export async function findBookableEvent(db: Db, id: number): Promise<BookableEvent | undefined> {
  const [event] = await db
    .select(eventFields)
    .from(events)
    .where(and(eq(events.id, id), isShownEvent))
  return event
}

/** Which of the events visitors can know: a booking comes back in no other. Call it under the locks of their slots. */
export async function findShownEvents(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, [...new Set(ids)]), isShownEvent))
  return new Set(found.map(({ id }) => id))
}

/** Whether visitors are offered times to come of the event that a booking is of. */
export async function isEventBookable(
  db: Db,
  { event }: BookingRow,
  { now, zone }: Office
): Promise<boolean> {
  return event.requires_registration && (await offersSlots(db, event.id, now, zone))
}
