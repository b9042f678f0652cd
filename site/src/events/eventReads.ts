import type { Day, EventKind, EventsAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { listQuery } from '../lists/listQuery.ts'
import { eventsKey } from './eventsKey.ts'

/** What the page of one kind of events reads; null for what it does not show. */
export interface EventReads {
  /** What was searched for: one list, whenever it is. */
  found: Url<EventsAnswer> | null
  /** What is on today. */
  current: Url<EventsAnswer> | null
  /** What begins after today. */
  coming: Url<EventsAnswer> | null
  /** What ended before today, by pages. */
  past: Url<EventsAnswer> | null
}

/** The most events that the API gives at once: more are neither on nor announced. */
const most = { per_page: 100 }

/**
 * What the page of one kind of events reads: what is on, to come and over at the gallery's day; from its second page on
 * only what is over; for a search what it finds.
 */
export function eventReads(kind: EventKind, query: URLSearchParams, today: Day): EventReads {
  const { q, p } = listQuery(query)
  const none: EventReads = { found: null, current: null, coming: null, past: null }
  if (q !== '') return { ...none, found: eventsKey(kind, query) }
  const ofKind = kind === 'exhibition' ? { exhibitions: true as const } : { events: true as const }
  const past = urlOf('/api/events', { ...ofKind, before: today, ...(p > 1 ? { page: p } : {}) })
  if (p > 1) return { ...none, past }
  return {
    ...none,
    current: urlOf('/api/events', { ...ofKind, ...most, on: today }),
    coming: urlOf('/api/events', { ...ofKind, ...most, after: today }),
    past,
  }
}
