import type { LinkedAppointmentAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read of the booking whose secret stands in a path; null for what cannot be one. */
export function linkedBooking(token: string | undefined): Url<LinkedAppointmentAnswer> | null {
  return token !== undefined && /^[\w-]{20,100}$/.test(token)
    ? urlOf('/api/appointments/link/:token', { token })
    : null
}
