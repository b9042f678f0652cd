import type { EventAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read of the event whose id stands in a path; null for what is no id. */
export function eventKey(id: string | undefined): Url<EventAnswer> | null {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? urlOf('/api/events/:id', { id: Number(id) }) : null
}
