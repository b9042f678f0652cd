import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { type CountsAs, countsAs } from '../people/sameAddress.ts'
import { appointments } from '../tables/appointments.table.ts'
import { users } from '../tables/users.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import type { BookingRow } from './appointments.queries.ts'

/**
 * As what the address of a booking counts when somebody does something with it. What the gallery does is meant; what a
 * visitor does goes by who wrote the booking down: whom the gallery booked under a mark of one mailbox is no second
 * booking of it.
 */
export async function bookingCountsAs(
  tx: Db,
  { appointment }: BookingRow,
  by: 'visitor' | 'gallery'
): Promise<CountsAs> {
  return countsAs({ trusted: by === 'gallery' || (await isByGallery(tx, appointment.id)) })
}

/**
 * Whether the gallery wrote a booking down. An offered place is whose wait it was: that of a visitor stays a visitor's,
 * whoever offered it. A wait that the gallery wrote down has no mailbox; one that was made anonymous has none any more.
 */
async function isByGallery(tx: Db, id: number): Promise<boolean> {
  const [written] = await tx
    .select({ wait: waiting, isSuper: users.super })
    .from(appointments)
    .leftJoin(waiting, eq(waiting.appointment_id, appointments.id))
    .leftJoin(users, and(eq(users.id, appointments.created_by), isNull(users.deleted_at)))
    .where(eq(appointments.id, id))
  if (written?.wait) return written.wait.mailbox === null && written.wait.anonymous_at === null
  return written?.isSuper ?? false
}
