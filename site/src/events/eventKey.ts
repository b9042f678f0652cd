import type { EventAnswer, Url } from '@gallery/contract'
import { idIn, urlOf } from '@gallery/contract/plain'

/** The read of the event whose id stands in a path; null for what is no id. */
export function eventKey(param: string | undefined): Url<EventAnswer> | null {
  const id = idIn(param)
  return id === undefined ? null : urlOf('/api/events/:id', { id })
}
