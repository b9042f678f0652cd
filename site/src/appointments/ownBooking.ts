import { idIn, urlOf } from '@gallery/contract/plain'

/** The reads of one's own booking whose id stands in a path, and of the times that it can take; null for what is no id. */
export function ownBooking(param: string | undefined) {
  const id = idIn(param)
  if (id === undefined) return null
  return {
    booking: urlOf('/api/appointments/:id', { id }),
    times: urlOf('/api/appointments/:id/times', { id }),
  }
}
