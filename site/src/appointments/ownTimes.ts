import type { SlotsAnswer, Url } from '@gallery/contract'
import { idIn, urlOf } from '@gallery/contract/plain'

/** The read of the times that one's own booking, whose id stands in a path, can take; null for what is no id. */
export function ownTimes(param: string | undefined): Url<SlotsAnswer> | null {
  const id = idIn(param)
  return id === undefined ? null : urlOf('/api/appointments/:id/times', { id })
}
