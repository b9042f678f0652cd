import { z } from 'zod'
import { AppointmentsQuery } from './appointments.ts'
import { ArchivesQuery } from './archives.ts'
import { ArtistsQuery } from './artists.ts'
import { CollectionsQuery } from './collections.ts'
import { EventsQuery } from './events.ts'
import { ItemsQuery } from './items.ts'
import { LedgerExportQuery, LedgerLinesQuery } from './ledger.ts'
import { MessagesQuery } from './messages.ts'
import { ReportExportQuery } from './reports.ts'
import { UsersQuery } from './users.ts'
import { WorksQuery } from './works.ts'

/** What can be taken out as a table. `movements` are the ledgers of all works, `ledger` is where works were on a day; `files` says whose each file is. */
export const exportKinds = [
  'works',
  'movements',
  'ledger',
  'artists',
  'collections',
  'items',
  'archives',
  'events',
  'places',
  'appointments',
  'messages',
  'users',
  'slides',
  'options',
  'files',
  'reports',
] as const
export const ExportKind = z.enum(exportKinds)
export type ExportKind = z.infer<typeof ExportKind>

export const exportFormats = ['csv', 'xlsx'] as const
export const ExportFormat = z.enum(exportFormats)
export type ExportFormat = z.infer<typeof ExportFormat>

/**
 * `secret`: also the columns that only the gallery may know: prices, owners, notes, secret links. Without it a file can be
 * passed on.
 */
const Choice = z.object({ secret: z.stringbool().default(false) })
/** The tables that have such columns. */
export const secretKinds: readonly ExportKind[] = [
  'works',
  'movements',
  'ledger',
  'collections',
  'items',
  'messages',
]
const paging = { page: true, per_page: true } as const
const panelList = { ...paging, list: true, showAll: true } as const
const namedList = { ...panelList, ids: true } as const

/** What an export may be narrowed to, by kind: what its list in the panel takes, in the order of the list. */
export const exportQueries = {
  works: WorksQuery.omit(panelList).extend(Choice.shape),
  artists: ArtistsQuery.omit({ ...namedList, letter: true }).extend(Choice.shape),
  collections: CollectionsQuery.omit(namedList).extend(Choice.shape),
  items: ItemsQuery.omit(panelList).extend(Choice.shape),
  archives: ArchivesQuery.omit(namedList).extend(Choice.shape),
  events: EventsQuery.omit(panelList).extend(Choice.shape),
  /** Without `from`, whenever they are. */
  appointments: AppointmentsQuery.omit({ all: true }).extend(Choice.shape),
  messages: MessagesQuery.omit(paging).extend(Choice.shape),
  users: UsersQuery.omit(paging).extend(Choice.shape),
  reports: ReportExportQuery,
  ledger: LedgerExportQuery,
  movements: LedgerLinesQuery.omit(paging).extend(Choice.shape),
  /** For kinds without a list to narrow. */
  whole: Choice,
}
