import { holidaysFrom } from '@gallery/client'
import { citationReads, citeKeys } from '../citing/citeQuery.ts'
import { eventKey } from '../events/eventKey.ts'
import { eventReads } from '../events/eventReads.ts'
import { monthKeys } from '../events/monthQuery.ts'
import { listKeys } from '../lists/listQuery.ts'
import { routePage } from '../routePage.ts'
import { worksViewKeys } from '../works/worksWall.ts'
import { recordParts } from './recordParts.ts'
import type { SiteRoute } from './siteRoute.ts'

// One page for both.
const eventListPage = routePage('src/events/EventListPage.tsx', () =>
  import('../events/EventListPage.tsx').then((module) => module.EventListPage)
)
const eventPage = routePage('src/events/EventPage.tsx', () =>
  import('../events/EventPage.tsx').then((module) => module.EventPage)
)
const readsEvent: SiteRoute['reads'] = ({ params, query, language, today }) => {
  const event = eventKey(params.id)
  if (!event) return [event]
  return [event, holidaysFrom(today), ...citationReads(query, 'events', params.id, language)]
}

/** Exhibitions and the other events. */
export const eventRoutes: readonly SiteRoute[] = [
  {
    path: 'exhibitions',
    query: listKeys,
    page: eventListPage,
    reads: ({ query, today }) => Object.values(eventReads('exhibition', query, today)),
  },
  {
    path: 'exhibitions/:id/:slug?',
    record: ['event', 'id'],
    query: ['slot', 'wait', ...monthKeys, ...worksViewKeys, ...citeKeys],
    page: eventPage,
    parts: recordParts,
    reads: readsEvent,
  },
  {
    path: 'events',
    query: listKeys,
    page: eventListPage,
    reads: ({ query, today }) => Object.values(eventReads('other', query, today)),
  },
  {
    path: 'events/:id/:slug?',
    record: ['event', 'id'],
    query: ['slot', 'wait', ...monthKeys, ...worksViewKeys, ...citeKeys],
    page: eventPage,
    parts: recordParts,
    reads: readsEvent,
  },
]
