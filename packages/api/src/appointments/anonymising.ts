import { and, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { updateSlicewise } from '../db/slices.ts'
import { appointments } from '../tables/appointments.table.ts'

/**
 * Takes out of bookings who made them; that there were so many at that time stays. Nothing can be done with their
 * mailed links any more but to see when it was. `updated_at` stays: the history has nothing to tell of it.
 * `which` is a condition on the table of bookings.
 *
 * @returns how many bookings that were somebody's until now
 */
export function anonymiseBookings(tx: Db, which: SQL | undefined, now: Date): Promise<number> {
  return updateSlicewise(tx, appointments, and(isNull(appointments.anonymous_at), which), {
    user_id: null,
    email: '',
    first_name: '',
    last_name: '',
    phone: '',
    comments: '',
    needs: [],
    school: '',
    anonymous_at: now,
    created_by: null,
    updated_by: null,
  })
}
