import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { events } from '../tables/events.table.ts'

/** The event of a slot, as far as booking cares; undefined when visitors cannot know it (inactive, or in the bin). */
export async function findBookableEvent(
  db: Db,
  id: number
): Promise<
  Pick<typeof events.$inferSelect, 'requires_registration' | 'largest_party' | 'needs'> | undefined
> {
  const [event] = await db
    .select({
      requires_registration: events.requires_registration,
      largest_party: events.largest_party,
      needs: events.needs,
    })
    .from(events)
    .where(and(eq(events.id, id), eq(events.active, true), isNull(events.deleted_at)))
  return event
}
