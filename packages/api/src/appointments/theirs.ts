import type { Db } from '../db/db.ts'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import { limitRate } from '../rateLimits.ts'
import type { BookingRow } from './appointments.queries.ts'
import { countMail } from './countMail.ts'
import { bookingLimits } from './limits.ts'
import { isOwn } from './own.queries.ts'

/** Who changes a booking: whoever holds the mailed link, or somebody signed in. */
export type Changer = 'link' | Owner

/** Whether a booking is for them to change. */
export function isTheirs(row: BookingRow, by: Changer): boolean {
  return by === 'link' || isOwn(row, by)
}

/** Counts one more try to change a booking. Call it outside of the transaction. @throws Refused 429 for too many in an hour */
export function limitChanging({ db, now }: Office, { appointment }: BookingRow): Promise<void> {
  return limitRate(db, `change:${appointment.id}`, bookingLimits.change, now)
}

/** Counts the mail about a change, as {@link countMail} does: as long as nobody has confirmed, the address may be a stranger's. */
export async function countChange(tx: Db, { appointment }: BookingRow, now: Date): Promise<void> {
  if (appointment.confirmed_at === null) await countMail(tx, appointment.email, now)
}
