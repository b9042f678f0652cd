import type { Day, Language } from '@gallery/contract'
import { slidesUrl, upcomingUrl } from '@gallery/contract'
import { linkedBooking } from './booking/linkedBooking.ts'
import type { Key } from './data/get.ts'
import { eventKey } from './events/eventKey.ts'
import { listKey } from './events/listQuery.ts'
import { homeQuery } from './home/homeQuery.ts'
import { type LazyPage, lazyPage } from './lazyPage.tsx'

/** What an address asks for: enough to know what a page reads. */
interface Place {
  language: Language
  /** The named parts of the path. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** The gallery's current day. */
  today: Day
}

/** A page of the site. Its path stands beneath `/{lang}/`. */
export interface SiteRoute {
  path: string
  page: LazyPage
  /** What the page reads beside the options and the user, by the same functions that the page itself uses. */
  reads?: (place: Place) => readonly (Key | null)[]
  /** The address is a secret from a mail: it is not kept, not indexed and not told to other sites. */
  secret?: true
}

const eventPage = lazyPage('src/events/EventPage.tsx', () =>
  import('./events/EventPage.tsx').then((module) => module.EventPage)
)
const readsEvent: SiteRoute['reads'] = ({ params }) => [eventKey(params.id)]
const readsBooking: SiteRoute['reads'] = ({ params }) => [linkedBooking(params.token)]

/** The one table of routes (spec §2): the server reads from it what a page needs, the browser renders from it. */
export const routes: readonly SiteRoute[] = [
  {
    path: '',
    page: lazyPage('src/home/HomePage.tsx', () =>
      import('./home/HomePage.tsx').then((module) => module.HomePage)
    ),
    reads: ({ query, today }) => [slidesUrl(), upcomingUrl(homeQuery(query, today).from)],
  },
  {
    path: 'exhibitions',
    page: lazyPage('src/exhibitions/ExhibitionsPage.tsx', () =>
      import('./exhibitions/ExhibitionsPage.tsx').then((module) => module.ExhibitionsPage)
    ),
    reads: ({ query }) => [listKey('exhibition', query)],
  },
  { path: 'exhibitions/:id/:slug?', page: eventPage, reads: readsEvent },
  {
    path: 'events',
    page: lazyPage('src/events/EventsPage.tsx', () =>
      import('./events/EventsPage.tsx').then((module) => module.EventsPage)
    ),
    reads: ({ query }) => [listKey('other', query)],
  },
  { path: 'events/:id/:slug?', page: eventPage, reads: readsEvent },
  {
    path: 'appointments/confirm/:token',
    page: lazyPage('src/booking/ConfirmPage.tsx', () =>
      import('./booking/ConfirmPage.tsx').then((module) => module.ConfirmPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'appointments/cancel/:token',
    page: lazyPage('src/booking/CancelPage.tsx', () =>
      import('./booking/CancelPage.tsx').then((module) => module.CancelPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'auth',
    page: lazyPage('src/auth/SignInPage.tsx', () =>
      import('./auth/SignInPage.tsx').then((module) => module.SignInPage)
    ),
  },
  {
    path: 'auth/:token',
    page: lazyPage('src/auth/EnterPage.tsx', () =>
      import('./auth/EnterPage.tsx').then((module) => module.EnterPage)
    ),
    secret: true,
  },
]
