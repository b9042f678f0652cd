import type { LinkedAppointmentAnswer, LinkedCodeAnswer, SlotsAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read of the booking whose secret stands in a path; null for what cannot be one. */
export function linkedBooking(token: string | undefined): Url<LinkedAppointmentAnswer> | null {
  return isToken(token) ? urlOf('/api/appointments/link/:token', { token }) : null
}

/** The read of what it shows at the door. */
export function linkedCode(token: string | undefined): Url<LinkedCodeAnswer> | null {
  return isToken(token) ? urlOf('/api/appointments/link/:token/code', { token }) : null
}

/** The read of the times that it can take. */
export function linkedTimes(token: string | undefined): Url<SlotsAnswer> | null {
  return isToken(token) ? urlOf('/api/appointments/link/:token/times', { token }) : null
}

/** Whether a part of a path can be the secret of a mailed link. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{20,100}$/.test(text)
}
