import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { slicewise } from '../db/slices.ts'
import { appointments } from '../tables/appointments.table.ts'

/**
 * Takes out of bookings who made them; that there were so many at that time stays. Nothing can be done with their
 * mailed links any more but to see when it was. `which` is a condition on the table of bookings.
 *
 * @returns how many bookings that were somebody's until now
 */
export function anonymiseBookings(tx: Db, which: SQL | undefined, now: Date): Promise<number> {
  const isSomebodys = isNull(appointments.anonymous_at)
  return slicewise(async (most) => {
    const some = sql`${appointments.id} in (
      select ${appointments.id} from ${appointments} where ${and(isSomebodys, which)} limit ${most})`
    const changed = await tx
      .update(appointments)
      .set({
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
        updated_at: now,
      })
      .where(and(isSomebodys, some))
      .returning({ id: appointments.id })
    return changed.length
  })
}
