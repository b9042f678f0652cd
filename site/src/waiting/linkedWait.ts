import type { Url, WaitingAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { isToken } from '../booking/linkedBooking.ts'

/** The read of the wait whose secret stands in a path; null for what cannot be one. */
export function linkedWait(token: string | undefined): Url<WaitingAnswer> | null {
  return isToken(token) ? urlOf('/api/waiting/link/:token', { token }) : null
}
