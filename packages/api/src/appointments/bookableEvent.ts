import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { events } from '../tables/events.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { eventFields } from './appointments.queries.ts'

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
