import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { appointments } from '../tables/appointments.table.ts'

/** Somebody signed in, as far as bookings care. */
export type Owner = { id: number; email: string }

/**
 * Gives a user the bookings that somebody made with their address without being signed in. Call it when the user has
 * just shown that the mailbox is theirs. Bookings that another user made for this address stay that user's.
 */
export async function claimBookings(tx: Db, { id, email }: Owner): Promise<void> {
  const isUnclaimed = and(
    eq(appointments.email, email),
    isNull(appointments.user_id),
    isNull(appointments.anonymous_at),
    isNull(appointments.deleted_at)
  )
  // A statement that changes nothing makes the kept pages of every event old all the same.
  if ((await tx.$count(appointments, isUnclaimed)) === 0) return
  await tx.update(appointments).set({ user_id: id }).where(isUnclaimed)
}
