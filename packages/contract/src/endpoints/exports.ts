import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { ExportFormat, exportQueries } from '../exports.ts'
import type { EndpointsOf } from './endpoint.ts'

const { whole } = exportQueries

/** A table; those of people ask for somebody who has proven lately who they are. */
const table = <Query extends z.ZodObject>(of: string, query: Query) => ({
  summary: `All ${of} of a list as a CSV or XLSX file; with secret=1 also what only the gallery knows (super)`,
  right: 'super' as const,
  params: { format: ExportFormat },
  query,
  type: [
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ] as const,
  answer: z.unknown(),
  refuses: { 429: Refusal },
})
const ofPeople = <Query extends z.ZodObject>(of: string, query: Query) => ({
  ...table(of, query),
  fresh: 'always',
})

export const exportsEndpoints = {
  'GET /api/exports/works.:format': table('works', exportQueries.works),
  'GET /api/exports/movements.:format': table('movements', exportQueries.movements),
  'GET /api/exports/ledger.:format': table('ledger', exportQueries.ledger),
  'GET /api/exports/artists.:format': table('artists', exportQueries.artists),
  // The people of rooms come by choice.
  'GET /api/exports/collections.:format': {
    ...table('collections', exportQueries.collections),
    fresh: 'with secret=1',
  },
  'GET /api/exports/items.:format': table('items', exportQueries.items),
  'GET /api/exports/archives.:format': table('archives', exportQueries.archives),
  'GET /api/exports/events.:format': table('events', exportQueries.events),
  'GET /api/exports/places.:format': table('places', whole),
  'GET /api/exports/appointments.:format': ofPeople('appointments', exportQueries.appointments),
  'GET /api/exports/messages.:format': ofPeople('messages', exportQueries.messages),
  'GET /api/exports/users.:format': ofPeople('users', exportQueries.users),
  'GET /api/exports/slides.:format': table('slides', whole),
  'GET /api/exports/options.:format': table('options', whole),
  'GET /api/exports/files.:format': table('files', whole),
  'GET /api/exports/reports.:format': table('reports', exportQueries.reports),
  'GET /api/exports/everything.zip': {
    summary: 'Every table as CSV and XLSX, every file, and what the columns mean, in one zip (super)',
    right: 'super',
    fresh: 'always',
    type: 'application/zip',
    answer: z.unknown(),
    refuses: { 429: Refusal },
  },
} satisfies EndpointsOf
