import type { EventKind, EventsAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a list of one kind of events. */
export function eventsKey(kind: EventKind, query: URLSearchParams): Url<EventsAnswer> {
  const { q, p } = listQuery(query)
  return urlOf('/api/events', {
    ...(p > 1 ? { page: p } : {}),
    ...(q ? { query: q } : {}),
    ...(kind === 'exhibition' ? { exhibitions: true as const } : { events: true as const }),
  })
}
