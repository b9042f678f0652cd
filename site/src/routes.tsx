import { holidaysFrom, type Key } from '@gallery/client'
import type { Day, Language, PermanentKind } from '@gallery/contract'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { aboutKey } from './about/aboutKey.ts'
import { ownTimes } from './appointments/ownTimes.ts'
import {
  archiveKeys,
  archiveQuery,
  itemFacetsKey,
  itemsKey,
  oneArchiveKeys,
} from './archives/archiveQuery.ts'
import { archiveKey, archivesKey } from './archives/archivesKey.ts'
import { artistKey } from './artists/artistKey.ts'
import { artistsKey, artistsKeys } from './artists/artistsQuery.ts'
import { artistWorksKey, artistWorksKeys } from './artists/artistWorksQuery.ts'
import { askedIn } from './asking/askedIn.ts'
import { askedKey } from './asking/askedKey.ts'
import { linkedBooking, linkedCode, linkedTimes } from './booking/linkedBooking.ts'
import { citationParts } from './citing/citationPart.ts'
import { citationReads, citeKeys } from './citing/citeQuery.ts'
import { collectionKey, collectionsKey, sharedCollectionKey } from './collections/collectionsKey.ts'
import { threadKey } from './contact/threadKey.ts'
import { eventKey } from './events/eventKey.ts'
import { eventReads } from './events/eventReads.ts'
import { monthKeys } from './events/monthQuery.ts'
import { dayPage } from './home/dayPage.ts'
import { homeKeys, homeQuery, windowDays } from './home/homeQuery.ts'
import { itemKey } from './items/itemKey.ts'
import { permanentKey } from './layout/permanentKey.ts'
import { listKeys, listQuery } from './lists/listQuery.ts'
import { type RoutePage, routePage } from './routePage.ts'
import { linkedWait } from './waiting/linkedWait.ts'
import { collectionWorkKey, sharedCollectionWorkKey, sharedWorkKey, workKey } from './works/workKey.ts'
import { foundWorksKey, workFacetsKey, worksKey, worksKeys } from './works/worksQuery.ts'
import { worksViewKeys, worksViewParts } from './works/worksWall.ts'

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
  page: RoutePage
  /** Parts of the page that only some addresses need, drawn with it. */
  parts?: (query: URLSearchParams) => readonly Omit<RoutePage, 'Page'>[]
  /**
   * The keys of the address's query that the page reads, or that it reads any. No other reaches it, on the server or in the
   * browser ({@link knownQuery}): with other keys it is the same page.
   * @default none
   */
  query?: readonly string[] | 'any'
  /** What the page reads beside the options and the user, by the same functions that the page itself uses. */
  reads?: (place: Place) => readonly (Key | null)[]
  /**
   * Of a page of one record that has a permanent address: its kind, and the named part of the path that says which, by its
   * id or, of an item, by its hash.
   */
  record?: readonly [kind: PermanentKind, part: string]
  /** The address is a secret: it is not kept, not indexed and not told to other sites. */
  secret?: true
  /** The page brings its own head and foot, since nothing may lead from it into the site. */
  framed?: true
  /** There is nothing to see or to do before its scripts are there, which therefore do not wait. */
  needsScripts?: true
  /** For super users only: others are asked to sign in, or led home when they have. */
  superOnly?: true
}

// Exhibitions and the other events: one page for both.
const eventListPage = routePage('src/events/EventListPage.tsx', () =>
  import('./events/EventListPage.tsx').then((module) => module.EventListPage)
)
const eventPage = routePage('src/events/EventPage.tsx', () =>
  import('./events/EventPage.tsx').then((module) => module.EventPage)
)
const readsEvent: SiteRoute['reads'] = ({ params, query, language, today }) => {
  const event = eventKey(params.id)
  if (!event) return [event]
  return [event, holidaysFrom(today), ...citationReads(query, 'events', params.id, language)]
}
/** What of a record's page only some addresses need. */
const recordParts = (query: URLSearchParams) => [...worksViewParts(query), ...citationParts(query)]
const readsBooking: SiteRoute['reads'] = ({ params }) => [linkedBooking(params.token)]

/**
 * The one table of routes (docs/product.md, Addresses): the server reads from it what a page needs, the browser renders
 * from it.
 */
export const routes: readonly SiteRoute[] = [
  {
    path: '',
    query: homeKeys,
    page: routePage('src/home/HomePage.tsx', () =>
      import('./home/HomePage.tsx').then((module) => module.HomePage)
    ),
    parts: (query) => (query.has('day') && query.has('event') ? [dayPage] : []),
    reads: ({ query, today }) => {
      const { from, open } = homeQuery(query, today)
      return [urlOf('/api/slides'), upcomingUrl(from, windowDays, open?.people), holidaysFrom(from)]
    },
  },
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
  {
    path: 'artists',
    query: artistsKeys,
    page: routePage('src/artists/ArtistsPage.tsx', () =>
      import('./artists/ArtistsPage.tsx').then((module) => module.ArtistsPage)
    ),
    reads: ({ query }) => [artistsKey(query)],
  },
  {
    path: 'artists/:id/:slug?',
    record: ['artist', 'id'],
    query: artistWorksKeys,
    page: routePage('src/artists/ArtistPage.tsx', () =>
      import('./artists/ArtistPage.tsx').then((module) => module.ArtistPage)
    ),
    reads: ({ params, query }) => [artistKey(params.id), artistWorksKey(params.id, query)],
  },
  {
    path: 'artists/:id/:slug/:work/:title?',
    record: ['work', 'work'],
    query: [...worksViewKeys, ...citeKeys],
    parts: recordParts,
    page: routePage('src/works/WorkPage.tsx', () =>
      import('./works/WorkPage.tsx').then((module) => module.WorkPage)
    ),
    reads: ({ params, query, language }) => [
      workKey(params.work),
      ...citationReads(query, 'works', params.work, language),
    ],
  },
  {
    path: 'works',
    query: worksKeys,
    page: routePage('src/works/WorksPage.tsx', () =>
      import('./works/WorksPage.tsx').then((module) => module.WorksPage)
    ),
    reads: ({ query }) => [worksKey(query), workFacetsKey(query)],
  },
  {
    path: 'collections',
    query: listKeys,
    page: routePage('src/collections/CollectionsPage.tsx', () =>
      import('./collections/CollectionsPage.tsx').then((module) => module.CollectionsPage)
    ),
    reads: ({ query }) => [collectionsKey(query)],
  },
  {
    path: 'collections/:hash',
    query: worksViewKeys,
    parts: worksViewParts,
    page: routePage('src/collections/CollectionPage.tsx', () =>
      import('./collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
    reads: ({ params }) => [collectionKey(params.hash)],
  },
  {
    path: 'collections/:hash/:work/:slug?',
    page: routePage('src/collections/CollectionWorkPage.tsx', () =>
      import('./collections/CollectionWorkPage.tsx').then((module) => module.CollectionWorkPage)
    ),
    reads: ({ params }) => [collectionKey(params.hash), collectionWorkKey(params.work, params.hash)],
  },
  {
    path: 'share/work/:link',
    page: routePage('src/share/SharedWorkPage.tsx', () =>
      import('./share/SharedWorkPage.tsx').then((module) => module.SharedWorkPage)
    ),
    reads: ({ params }) => [sharedWorkKey(params.link)],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash',
    query: [...worksViewKeys, 'works'],
    parts: worksViewParts,
    page: routePage('src/share/SharedCollectionPage.tsx', () =>
      import('./share/SharedCollectionPage.tsx').then((module) => module.SharedCollectionPage)
    ),
    reads: ({ params }) => [sharedCollectionKey(params.hash)],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash/ask',
    query: 'any',
    page: routePage('src/share/SharedAskPage.tsx', () =>
      import('./share/SharedAskPage.tsx').then((module) => module.SharedAskPage)
    ),
    reads: ({ params, query }) => [askedKey(askedIn(query), { room: params.hash })],
    secret: true,
    framed: true,
  },
  {
    path: 'share/work/:link/ask',
    query: 'any',
    page: routePage('src/share/SecretAskPage.tsx', () =>
      import('./share/SecretAskPage.tsx').then((module) => module.SecretAskPage)
    ),
    reads: ({ params, query }) => [askedKey(askedIn(query), { secret: params.link })],
    secret: true,
    framed: true,
  },
  {
    path: 'share/collection/:hash/:work/:slug?',
    page: routePage('src/share/SharedCollectionWorkPage.tsx', () =>
      import('./share/SharedCollectionWorkPage.tsx').then((module) => module.SharedCollectionWorkPage)
    ),
    reads: ({ params }) => [
      sharedCollectionKey(params.hash),
      sharedCollectionWorkKey(params.work, params.hash),
    ],
    secret: true,
    framed: true,
  },
  {
    path: 'about',
    page: routePage('src/about/AboutPage.tsx', () =>
      import('./about/AboutPage.tsx').then((module) => module.AboutPage)
    ),
    reads: ({ today }) => [aboutKey, urlOf('/api/slides'), holidaysFrom(today)],
  },
  {
    path: 'archives',
    query: ['p', 'debug'],
    page: routePage('src/archives/ArchivesPage.tsx', () =>
      import('./archives/ArchivesPage.tsx').then((module) => module.ArchivesPage)
    ),
    reads: ({ query }) => [archivesKey(query)],
  },
  {
    path: 'archives/:id',
    record: ['archive', 'id'],
    query: oneArchiveKeys,
    page: routePage('src/archives/ArchivePage.tsx', () =>
      import('./archives/ArchivePage.tsx').then((module) => module.ArchivePage)
    ),
    reads: ({ params, query }) => {
      const asked = archiveQuery(query)
      const id = Number(params.id)
      return [archiveKey(params.id), itemsKey(asked, id), itemFacetsKey(asked, id)]
    },
  },
  {
    path: 'archives/:id/:item_id/:slug?',
    record: ['item', 'item_id'],
    query: ['leaf', 'q', ...citeKeys],
    parts: citationParts,
    page: routePage('src/items/ItemPage.tsx', () =>
      import('./items/ItemPage.tsx').then((module) => module.ItemPage)
    ),
    reads: ({ params, query, language }) => [
      itemKey(params.item_id),
      ...citationReads(query, 'items', params.item_id, language),
    ],
  },
  {
    path: 'id/:record',
    page: routePage('src/permanent/PermanentPage.tsx', () =>
      import('./permanent/PermanentPage.tsx').then((module) => module.PermanentPage)
    ),
    reads: ({ params }) => [permanentKey(params.record)],
  },
  {
    path: 'archive',
    query: archiveKeys,
    page: routePage('src/archives/GeneralArchivePage.tsx', () =>
      import('./archives/GeneralArchivePage.tsx').then((module) => module.GeneralArchivePage)
    ),
    reads: ({ query }) => {
      const asked = archiveQuery(query)
      return [itemsKey(asked, asked.a), itemFacetsKey(asked, asked.a)]
    },
  },
  {
    path: 'contact',
    query: ['subject', 'sent'],
    page: routePage('src/contact/ContactPage.tsx', () =>
      import('./contact/ContactPage.tsx').then((module) => module.ContactPage)
    ),
    reads: ({ today }) => [holidaysFrom(today)],
  },
  {
    // Whatever is asked about is nobody else's: not kept, and nothing to be found.
    path: 'ask',
    query: 'any',
    page: routePage('src/works/AskPage.tsx', () =>
      import('./works/AskPage.tsx').then((module) => module.AskPage)
    ),
    reads: ({ query }) => [askedKey(askedIn(query)), foundWorksKey(query)],
    secret: true,
  },
  {
    path: 'contact/thread/:token',
    query: ['sent'],
    page: routePage('src/contact/ThreadPage.tsx', () =>
      import('./contact/ThreadPage.tsx').then((module) => module.ThreadPage)
    ),
    reads: ({ params }) => [threadKey(params.token)],
    secret: true,
  },
  {
    path: 'contact/:token',
    query: ['done'],
    page: routePage('src/contact/MessageLinkPage.tsx', () =>
      import('./contact/MessageLinkPage.tsx').then((module) => module.MessageLinkPage)
    ),
    secret: true,
  },
  {
    path: 'search',
    query: ['q'],
    page: routePage('src/search/SearchPage.tsx', () =>
      import('./search/SearchPage.tsx').then((module) => module.SearchPage)
    ),
    reads: ({ query }) => {
      const { q } = listQuery(query)
      return q ? [urlOf('/api/search', { q })] : []
    },
  },
  {
    path: 'user',
    page: routePage('src/user/UserPage.tsx', () =>
      import('./user/UserPage.tsx').then((module) => module.UserPage)
    ),
    reads: () => [urlOf('/auth/account'), urlOf('/auth/sessions'), urlOf('/auth/factors')],
  },
  {
    path: 'appointments',
    page: routePage('src/appointments/AppointmentsPage.tsx', () =>
      import('./appointments/AppointmentsPage.tsx').then((module) => module.AppointmentsPage)
    ),
    reads: () => [urlOf('/api/appointments'), urlOf('/api/appointments/codes'), urlOf('/api/waiting')],
  },
  {
    path: 'appointments/waiting/:token',
    query: ['done'],
    page: routePage('src/waiting/WaitingPage.tsx', () =>
      import('./waiting/WaitingPage.tsx').then((module) => module.WaitingPage)
    ),
    reads: ({ params }) => [linkedWait(params.token)],
    secret: true,
  },
  {
    path: 'appointments/confirm/:token',
    page: routePage('src/booking/ConfirmPage.tsx', () =>
      import('./booking/ConfirmPage.tsx').then((module) => module.ConfirmPage)
    ),
    reads: ({ params }) => [linkedBooking(params.token), linkedCode(params.token)],
    secret: true,
  },
  {
    path: 'appointments/cancel/:token',
    page: routePage('src/booking/CancelPage.tsx', () =>
      import('./booking/CancelPage.tsx').then((module) => module.CancelPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'appointments/move/:token',
    page: routePage('src/booking/MovePage.tsx', () =>
      import('./booking/MovePage.tsx').then((module) => module.MovePage)
    ),
    reads: ({ params }) => [linkedBooking(params.token), linkedTimes(params.token)],
    secret: true,
  },
  {
    path: 'appointments/party/:token',
    page: routePage('src/booking/PartyPage.tsx', () =>
      import('./booking/PartyPage.tsx').then((module) => module.PartyPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'appointments/:id/party',
    page: routePage('src/appointments/PartyOwnPage.tsx', () =>
      import('./appointments/PartyOwnPage.tsx').then((module) => module.PartyOwnPage)
    ),
    reads: () => [urlOf('/api/appointments')],
  },
  {
    path: 'appointments/:id/move',
    page: routePage('src/appointments/MoveOwnPage.tsx', () =>
      import('./appointments/MoveOwnPage.tsx').then((module) => module.MoveOwnPage)
    ),
    reads: ({ params }) => [urlOf('/api/appointments'), ownTimes(params.id)],
  },
  {
    path: 'auth',
    query: ['path', 'step'],
    page: routePage('src/auth/SignInPage.tsx', () =>
      import('./auth/SignInPage.tsx').then((module) => module.SignInPage)
    ),
  },
  {
    path: 'auth/email/:token',
    query: ['done'],
    page: routePage('src/auth/ConfirmEmailPage.tsx', () =>
      import('./auth/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage)
    ),
    secret: true,
  },
  {
    path: 'auth/end/:token',
    query: ['done'],
    page: routePage('src/auth/EndSessionPage.tsx', () =>
      import('./auth/EndSessionPage.tsx').then((module) => module.EndSessionPage)
    ),
    secret: true,
  },
  {
    path: 'auth/proof',
    query: ['path', 'step'],
    page: routePage('src/auth/ProofPage.tsx', () =>
      import('./auth/ProofPage.tsx').then((module) => module.ProofPage)
    ),
    reads: () => [urlOf('/auth/proof')],
  },
  {
    path: 'auth/:token',
    page: routePage('src/auth/EnterPage.tsx', () =>
      import('./auth/EnterPage.tsx').then((module) => module.EnterPage)
    ),
    secret: true,
  },
  {
    path: 'admin/*',
    query: 'any',
    page: routePage('src/admin/AdminPage.tsx', () =>
      import('./admin/AdminPage.tsx').then((module) => module.AdminPage)
    ),
    secret: true,
    framed: true,
    needsScripts: true,
    superOnly: true,
  },
]
