import { type EventKind, type EventsAnswer, eventsUrl, type Url } from '@gallery/contract'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a list of one kind of events. */
export function eventsKey(kind: EventKind, query: URLSearchParams): Url<EventsAnswer> {
  const { q, p } = listQuery(query)
  return eventsUrl({
    ...(p > 1 ? { page: p } : {}),
    ...(q ? { query: q } : {}),
    ...(kind === 'exhibition' ? { exhibitions: true as const } : { events: true as const }),
  })
}
