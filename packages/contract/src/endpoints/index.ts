import { accountEndpoints } from './account.ts'
import { activityEndpoints } from './activity.ts'
import { appointmentsEndpoints } from './appointments.ts'
import { archivesEndpoints } from './archives.ts'
import { artistsEndpoints } from './artists.ts'
import { authEndpoints } from './auth.ts'
import { binEndpoints } from './bin.ts'
import { cardsEndpoints } from './cards.ts'
import { citingEndpoints } from './citing.ts'
import { collectionsEndpoints } from './collections.ts'
import { contactEndpoints } from './contact.ts'
import { doorEndpoints } from './door.ts'
import { englishEndpoints } from './english.ts'
import { eventsEndpoints } from './events.ts'
import { exportsEndpoints } from './exports.ts'
import { factorsEndpoints } from './factors.ts'
import { feedsEndpoints } from './feeds.ts'
import { harvestEndpoints } from './harvest.ts'
import { healthEndpoints } from './health.ts'
import { holidaysEndpoints } from './holidays.ts'
import { iiifEndpoints } from './iiif.ts'
import { importsEndpoints } from './imports.ts'
import { itemsEndpoints } from './items.ts'
import { ledgerEndpoints } from './ledger.ts'
import { linkedEndpoints } from './linked.ts'
import { mailsEndpoints } from './mails.ts'
import { messagesEndpoints } from './messages.ts'
import { optionsEndpoints } from './options.ts'
import { panelEndpoints } from './panel.ts'
import { paperEndpoints } from './paper.ts'
import { permanentEndpoints } from './permanent.ts'
import { placesEndpoints } from './places.ts'
import { reportsEndpoints } from './reports.ts'
import { roomsEndpoints } from './rooms.ts'
import { searchEndpoints } from './search.ts'
import { slidesEndpoints } from './slides.ts'
import { storageEndpoints } from './storage.ts'
import { textsEndpoints } from './texts.ts'
import { usersEndpoints } from './users.ts'
import { waitingEndpoints } from './waiting.ts'
import { workHoldsEndpoints } from './workHolds.ts'
import { worksEndpoints } from './works.ts'

/** Endpoints by what they are about, as the API's document groups them. */
export const endpointsByTag = {
  account: accountEndpoints,
  activity: activityEndpoints,
  appointments: appointmentsEndpoints,
  archives: archivesEndpoints,
  artists: artistsEndpoints,
  auth: authEndpoints,
  bin: binEndpoints,
  cards: cardsEndpoints,
  citing: citingEndpoints,
  collections: collectionsEndpoints,
  contact: contactEndpoints,
  door: doorEndpoints,
  english: englishEndpoints,
  events: eventsEndpoints,
  exports: exportsEndpoints,
  factors: factorsEndpoints,
  feeds: feedsEndpoints,
  harvest: harvestEndpoints,
  health: healthEndpoints,
  holidays: holidaysEndpoints,
  iiif: iiifEndpoints,
  imports: importsEndpoints,
  items: itemsEndpoints,
  ledger: ledgerEndpoints,
  linked: linkedEndpoints,
  mails: mailsEndpoints,
  messages: messagesEndpoints,
  options: optionsEndpoints,
  panel: panelEndpoints,
  paper: paperEndpoints,
  permanent: permanentEndpoints,
  places: placesEndpoints,
  reports: reportsEndpoints,
  rooms: roomsEndpoints,
  search: searchEndpoints,
  slides: slidesEndpoints,
  storage: storageEndpoints,
  texts: textsEndpoints,
  users: usersEndpoints,
  waiting: waitingEndpoints,
  workHolds: workHoldsEndpoints,
  works: worksEndpoints,
} as const

/** Every endpoint of the API by its name. */
export const endpoints = {
  ...accountEndpoints,
  ...activityEndpoints,
  ...appointmentsEndpoints,
  ...archivesEndpoints,
  ...artistsEndpoints,
  ...authEndpoints,
  ...binEndpoints,
  ...cardsEndpoints,
  ...citingEndpoints,
  ...collectionsEndpoints,
  ...contactEndpoints,
  ...doorEndpoints,
  ...englishEndpoints,
  ...eventsEndpoints,
  ...exportsEndpoints,
  ...factorsEndpoints,
  ...feedsEndpoints,
  ...harvestEndpoints,
  ...healthEndpoints,
  ...holidaysEndpoints,
  ...iiifEndpoints,
  ...importsEndpoints,
  ...itemsEndpoints,
  ...ledgerEndpoints,
  ...linkedEndpoints,
  ...mailsEndpoints,
  ...messagesEndpoints,
  ...optionsEndpoints,
  ...panelEndpoints,
  ...paperEndpoints,
  ...permanentEndpoints,
  ...placesEndpoints,
  ...reportsEndpoints,
  ...roomsEndpoints,
  ...searchEndpoints,
  ...slidesEndpoints,
  ...storageEndpoints,
  ...textsEndpoints,
  ...usersEndpoints,
  ...waitingEndpoints,
  ...workHoldsEndpoints,
  ...worksEndpoints,
} as const
export type Endpoints = typeof endpoints
