import { archivesExport } from './archives.queries.ts'
import { artistsExport } from './artists.queries.ts'
import { appointmentsExport, placesExport } from './bookings.queries.ts'
import { collectionsExport } from './collections.queries.ts'
import { eventsExport } from './events.queries.ts'
import { filesExport } from './files.queries.ts'
import { optionsExport, slidesExport } from './house.queries.ts'
import { itemsExport } from './items.queries.ts'
import { ledgerExport } from './ledger.queries.ts'
import { movementsExport } from './movements.queries.ts'
import { messagesExport, usersExport } from './people.queries.ts'
import { reportsExport } from './reports.queries.ts'
import type { ExportTable } from './table.ts'
import { worksExport } from './works.queries.ts'

/** Everything that can be taken out as a table. */
export const exportTables: readonly ExportTable[] = [
  worksExport,
  movementsExport,
  ledgerExport,
  artistsExport,
  collectionsExport,
  itemsExport,
  archivesExport,
  eventsExport,
  placesExport,
  appointmentsExport,
  messagesExport,
  usersExport,
  slidesExport,
  optionsExport,
  filesExport,
  reportsExport,
]
