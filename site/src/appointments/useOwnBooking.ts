import type { AppointmentAnswer, AppointmentsAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useSWRConfig } from 'swr'

/** Puts one of one's own bookings, as the server answered it, into the list of them that is known. */
export function useOwnBooking(): (answer: AppointmentAnswer) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return ({ data: changed }) =>
    mutate<AppointmentsAnswer>(
      urlOf('/api/appointments'),
      (known) => known && { data: known.data.map((one) => (one.id === changed.id ? changed : one)) }
    )
}
