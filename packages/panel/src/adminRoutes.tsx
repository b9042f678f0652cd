import { type LazyPage, lazyPage } from '@gallery/client'

/** A screen of the panel. Its path stands beneath `/{lang}/admin/`. */
export interface AdminRoute {
  path: string
  screen: LazyPage
}

/**
 * The panel's table of routes (docs/product.md, The panel's addresses). Each screen is fetched when it is first opened.
 */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'artists',
    screen: lazyPage(() => import('./artists/ArtistsPage.tsx').then((module) => module.ArtistsPage)),
  },
  {
    path: 'artists/:id/:slug?',
    screen: lazyPage(() => import('./artists/ArtistPage.tsx').then((module) => module.ArtistPage)),
  },
  {
    path: 'collections',
    screen: lazyPage(() =>
      import('./collections/CollectionsPage.tsx').then((module) => module.CollectionsPage)
    ),
  },
  {
    path: 'collections/:key/people',
    screen: lazyPage(() => import('./rooms/RoomPeoplePage.tsx').then((module) => module.RoomPeoplePage)),
  },
  {
    path: 'collections/:key/:section?',
    screen: lazyPage(() =>
      import('./collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
  },
  {
    path: 'backshop',
    screen: lazyPage(() => import('./collections/BackshopPage.tsx').then((module) => module.BackshopPage)),
  },
  {
    path: 'backshop/:key/:section?',
    screen: lazyPage(() =>
      import('./collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
  },
  {
    path: 'events',
    screen: lazyPage(() => import('./events/EventsPage.tsx').then((module) => module.EventsPage)),
  },
  {
    path: 'events/:id/:section?',
    screen: lazyPage(() => import('./events/EventPage.tsx').then((module) => module.EventPage)),
  },
  {
    path: 'english',
    screen: lazyPage(() => import('./english/EnglishPage.tsx').then((module) => module.EnglishPage)),
  },
  {
    path: 'options/home',
    screen: lazyPage(() => import('./options/HomeOptionsPage.tsx').then((module) => module.HomeOptionsPage)),
  },
  {
    path: 'options/days',
    screen: lazyPage(() =>
      import('./options/OpeningOptionsPage.tsx').then((module) => module.OpeningOptionsPage)
    ),
  },
  {
    path: 'options/slides',
    screen: lazyPage(() => import('./slides/SlidesPage.tsx').then((module) => module.SlidesPage)),
  },
  {
    path: 'options/about',
    screen: lazyPage(() =>
      import('./options/AboutOptionsPage.tsx').then((module) => module.AboutOptionsPage)
    ),
  },
  {
    path: 'archives',
    screen: lazyPage(() => import('./archives/ArchivesPage.tsx').then((module) => module.ArchivesPage)),
  },
  {
    path: 'archives/create',
    screen: lazyPage(() =>
      import('./archives/ArchiveCreatePage.tsx').then((module) => module.ArchiveCreatePage)
    ),
  },
  {
    path: 'archives/:id',
    screen: lazyPage(() => import('./archives/ArchivePage.tsx').then((module) => module.ArchivePage)),
  },
  {
    path: 'items',
    screen: lazyPage(() => import('./items/ItemsPage.tsx').then((module) => module.ItemsPage)),
  },
  {
    path: 'items/create',
    screen: lazyPage(() => import('./items/ItemCreatePage.tsx').then((module) => module.ItemCreatePage)),
  },
  {
    path: 'items/:id/:section?',
    screen: lazyPage(() => import('./items/ItemPage.tsx').then((module) => module.ItemPage)),
  },
  {
    path: 'works',
    screen: lazyPage(() => import('./works/WorksPage.tsx').then(({ WorksPage }) => WorksPage)),
  },
  {
    path: 'works/change',
    screen: lazyPage(() =>
      import('./works/changing/WorksChangePage.tsx').then(({ WorksChangePage }) => WorksChangePage)
    ),
  },
  {
    path: 'works/:id/:section?',
    screen: lazyPage(() => import('./works/WorkPage.tsx').then(({ WorkPage }) => WorkPage)),
  },
  {
    path: 'ledger/:section?',
    screen: lazyPage(() => import('./ledger/LedgerPage.tsx').then(({ LedgerPage }) => LedgerPage)),
  },
  {
    path: 'appointments',
    screen: lazyPage(() =>
      import('./appointments/AppointmentsPage.tsx').then((module) => module.AppointmentsPage)
    ),
  },
  {
    path: 'appointments/add',
    screen: lazyPage(() => import('./appointments/AddSlotsPage.tsx').then((module) => module.AddSlotsPage)),
  },
  {
    path: 'appointments/delete',
    screen: lazyPage(() =>
      import('./appointments/DeleteSlotsPage.tsx').then((module) => module.DeleteSlotsPage)
    ),
  },
  {
    path: 'door',
    screen: lazyPage(() => import('./door/DoorScreen.tsx').then(({ DoorScreen }) => DoorScreen)),
  },
  {
    path: 'reports',
    screen: lazyPage(() => import('./reports/ReportsPage.tsx').then(({ ReportsPage }) => ReportsPage)),
  },
  {
    path: 'mails',
    screen: lazyPage(() => import('./mails/MailsPage.tsx').then((module) => module.MailsPage)),
  },
  {
    path: 'messages',
    screen: lazyPage(() => import('./messages/MessagesPage.tsx').then((module) => module.MessagesPage)),
  },
  {
    path: 'users',
    screen: lazyPage(() => import('./users/UsersPage.tsx').then((module) => module.UsersPage)),
  },
  {
    path: 'exports',
    screen: lazyPage(() => import('./exports/ExportsPage.tsx').then((module) => module.ExportsPage)),
  },
  {
    path: 'activity',
    screen: lazyPage(() => import('./activity/ActivityPage.tsx').then((module) => module.ActivityPage)),
  },
  {
    path: 'bin',
    screen: lazyPage(() => import('./bin/BinPage.tsx').then((module) => module.BinPage)),
  },
  {
    path: 'imports',
    screen: lazyPage(() => import('./imports/ImportsPage.tsx').then((module) => module.ImportsPage)),
  },
  {
    path: 'imports/:id',
    screen: lazyPage(() => import('./imports/ImportPage.tsx').then((module) => module.ImportPage)),
  },
]
