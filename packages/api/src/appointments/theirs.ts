import { mailboxOf } from '@gallery/contract'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { limitRate } from '../rateLimits.ts'
import { type BookingRow, isOwn } from './appointments.queries.ts'
import { bookingLimits } from './limits.ts'

/** Who changes a booking: whoever holds the mailed link, or somebody signed in. */
export type Changer = 'link' | Owner

/** Whether a booking is for them to change. */
export function isTheirs(row: BookingRow, by: Changer): boolean {
  return by === 'link' || isOwn(row, by)
}

/**
 * Counts one more try to change a booking. Each change is mailed: as long as nobody has confirmed, it counts as a mail to
 * an address that may be a stranger's. Call it outside of the transaction.
 *
 * @throws Refused 429 for too many in an hour
 */
export async function limitChanging({ db, now }: Office, { appointment }: BookingRow): Promise<void> {
  await limitRate(db, `change:${appointment.id}`, bookingLimits.change, now)
  if (appointment.confirmed_at !== null) return
  await limitRate(db, `booking:email:${mailboxOf(appointment.email)}`, bookingLimits.email, now)
}
