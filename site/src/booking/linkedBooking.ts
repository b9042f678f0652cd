import { type LinkedAppointmentAnswer, linkedAppointmentUrl, type Url } from '@gallery/contract'

/** The read of the booking whose secret stands in a path; null for what cannot be one. */
export function linkedBooking(token: string | undefined): Url<LinkedAppointmentAnswer> | null {
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? linkedAppointmentUrl(token) : null
}
