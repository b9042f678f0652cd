import { mailboxOf } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { limitRate } from '../rateLimits.ts'
import { bookingLimits } from './limits.ts'

/**
 * Counts one more mail about a booking or a wait to an address that may be a stranger's. Call it in the transaction that
 * writes the mail, last of all that may refuse: nobody is kept from booking by what was asked for in their name in vain.
 *
 * @throws Refused 429 for too many in an hour
 */
export function countMail(tx: Db, email: string, now: Date): Promise<void> {
  return limitRate(tx, `booking:email:${mailboxOf(email)}`, bookingLimits.email, now)
}

/**
 * Does what may answer that an address has a place in a slot, or waits for one. Such answers have a count of their own, so
 * that nobody asks of slot after slot whether somebody comes. Call it around the transaction.
 *
 * @throws Refused 429 instead of the answer, for too many in an hour
 */
export async function countTold<Result>(
  db: Db,
  email: string,
  now: Date,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof InvalidInput && 'email' in error.fields)
      await limitRate(db, `bookingTold:email:${mailboxOf(email)}`, bookingLimits.email, now)
    throw error
  }
}
