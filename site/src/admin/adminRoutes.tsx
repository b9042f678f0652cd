import { type LazyPage, lazyPage } from '../lazyPage.tsx'

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
    screen: lazyPage('src/admin/artists/ArtistsPage.tsx', () =>
      import('./artists/ArtistsPage.tsx').then((module) => module.ArtistsPage)
    ),
  },
  {
    path: 'artists/:id/:slug?',
    screen: lazyPage('src/admin/artists/ArtistPage.tsx', () =>
      import('./artists/ArtistPage.tsx').then((module) => module.ArtistPage)
    ),
  },
  {
    path: 'collections',
    screen: lazyPage('src/admin/collections/CollectionsPage.tsx', () =>
      import('./collections/CollectionsPage.tsx').then((module) => module.CollectionsPage)
    ),
  },
  {
    path: 'collections/:key',
    screen: lazyPage('src/admin/collections/CollectionPage.tsx', () =>
      import('./collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
  },
  {
    path: 'backshop',
    screen: lazyPage('src/admin/collections/BackshopPage.tsx', () =>
      import('./collections/BackshopPage.tsx').then((module) => module.BackshopPage)
    ),
  },
  {
    path: 'backshop/:key',
    screen: lazyPage('src/admin/collections/CollectionPage.tsx', () =>
      import('./collections/CollectionPage.tsx').then((module) => module.CollectionPage)
    ),
  },
  {
    path: 'events',
    screen: lazyPage('src/admin/events/EventsPage.tsx', () =>
      import('./events/EventsPage.tsx').then((module) => module.EventsPage)
    ),
  },
  {
    path: 'events/:id/:section?',
    screen: lazyPage('src/admin/events/EventPage.tsx', () =>
      import('./events/EventPage.tsx').then((module) => module.EventPage)
    ),
  },
  {
    path: 'english',
    screen: lazyPage('src/admin/english/EnglishPage.tsx', () =>
      import('./english/EnglishPage.tsx').then((module) => module.EnglishPage)
    ),
  },
  {
    path: 'options/home',
    screen: lazyPage('src/admin/options/HomeOptionsPage.tsx', () =>
      import('./options/HomeOptionsPage.tsx').then((module) => module.HomeOptionsPage)
    ),
  },
  {
    path: 'options/slides',
    screen: lazyPage('src/admin/slides/SlidesPage.tsx', () =>
      import('./slides/SlidesPage.tsx').then((module) => module.SlidesPage)
    ),
  },
  {
    path: 'options/about',
    screen: lazyPage('src/admin/options/AboutOptionsPage.tsx', () =>
      import('./options/AboutOptionsPage.tsx').then((module) => module.AboutOptionsPage)
    ),
  },
  {
    path: 'archives',
    screen: lazyPage('src/admin/archives/ArchivesPage.tsx', () =>
      import('./archives/ArchivesPage.tsx').then((module) => module.ArchivesPage)
    ),
  },
  {
    path: 'archives/create',
    screen: lazyPage('src/admin/archives/ArchiveCreatePage.tsx', () =>
      import('./archives/ArchiveCreatePage.tsx').then((module) => module.ArchiveCreatePage)
    ),
  },
  {
    path: 'archives/:id',
    screen: lazyPage('src/admin/archives/ArchivePage.tsx', () =>
      import('./archives/ArchivePage.tsx').then((module) => module.ArchivePage)
    ),
  },
  {
    path: 'items',
    screen: lazyPage('src/admin/items/ItemsPage.tsx', () =>
      import('./items/ItemsPage.tsx').then((module) => module.ItemsPage)
    ),
  },
  {
    path: 'items/create',
    screen: lazyPage('src/admin/items/ItemCreatePage.tsx', () =>
      import('./items/ItemCreatePage.tsx').then((module) => module.ItemCreatePage)
    ),
  },
  {
    path: 'items/:id/:section?',
    screen: lazyPage('src/admin/items/ItemPage.tsx', () =>
      import('./items/ItemPage.tsx').then((module) => module.ItemPage)
    ),
  },
  {
    path: 'works',
    screen: lazyPage('src/admin/works/WorksPage.tsx', () =>
      import('./works/WorksPage.tsx').then(({ WorksPage }) => WorksPage)
    ),
  },
  {
    path: 'works/change',
    screen: lazyPage('src/admin/works/changing/WorksChangePage.tsx', () =>
      import('./works/changing/WorksChangePage.tsx').then(({ WorksChangePage }) => WorksChangePage)
    ),
  },
  {
    path: 'works/:id/:section?',
    screen: lazyPage('src/admin/works/WorkPage.tsx', () =>
      import('./works/WorkPage.tsx').then(({ WorkPage }) => WorkPage)
    ),
  },
  {
    path: 'appointments',
    screen: lazyPage('src/admin/appointments/AppointmentsPage.tsx', () =>
      import('./appointments/AppointmentsPage.tsx').then((module) => module.AppointmentsPage)
    ),
  },
  {
    path: 'appointments/add',
    screen: lazyPage('src/admin/appointments/AddSlotsPage.tsx', () =>
      import('./appointments/AddSlotsPage.tsx').then((module) => module.AddSlotsPage)
    ),
  },
  {
    path: 'appointments/delete',
    screen: lazyPage('src/admin/appointments/DeleteSlotsPage.tsx', () =>
      import('./appointments/DeleteSlotsPage.tsx').then((module) => module.DeleteSlotsPage)
    ),
  },
  {
    path: 'mails',
    screen: lazyPage('src/admin/mails/MailsPage.tsx', () =>
      import('./mails/MailsPage.tsx').then((module) => module.MailsPage)
    ),
  },
  {
    path: 'messages',
    screen: lazyPage('src/admin/messages/MessagesPage.tsx', () =>
      import('./messages/MessagesPage.tsx').then((module) => module.MessagesPage)
    ),
  },
  {
    path: 'users',
    screen: lazyPage('src/admin/users/UsersPage.tsx', () =>
      import('./users/UsersPage.tsx').then((module) => module.UsersPage)
    ),
  },
  {
    path: 'exports',
    screen: lazyPage('src/admin/exports/ExportsPage.tsx', () =>
      import('./exports/ExportsPage.tsx').then((module) => module.ExportsPage)
    ),
  },
  {
    path: 'activity',
    screen: lazyPage('src/admin/activity/ActivityPage.tsx', () =>
      import('./activity/ActivityPage.tsx').then((module) => module.ActivityPage)
    ),
  },
  {
    path: 'bin',
    screen: lazyPage('src/admin/bin/BinPage.tsx', () =>
      import('./bin/BinPage.tsx').then((module) => module.BinPage)
    ),
  },
  {
    path: 'imports',
    screen: lazyPage('src/admin/imports/ImportsPage.tsx', () =>
      import('./imports/ImportsPage.tsx').then((module) => module.ImportsPage)
    ),
  },
  {
    path: 'imports/:id',
    screen: lazyPage('src/admin/imports/ImportPage.tsx', () =>
      import('./imports/ImportPage.tsx').then((module) => module.ImportPage)
    ),
  },
]
