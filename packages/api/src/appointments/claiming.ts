import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Owner } from './appointments.queries.ts'
import { appointments } from './appointments.table.ts'

/**
 * Gives a user the bookings that somebody made with their address without being signed in. Call it when the user has
 * just shown that the mailbox is theirs. Bookings that another user made for this address stay that user's.
 */
export async function claimBookings(tx: Db, { id, email }: Owner): Promise<void> {
  await tx
    .update(appointments)
    .set({ user_id: id })
    .where(
      and(
        eq(appointments.email, email),
        isNull(appointments.user_id),
        isNull(appointments.anonymous_at),
        isNull(appointments.deleted_at)
      )
    )
}
