import type { Planted } from './plant.ts'

interface Parameter {
  name: string
  in: string
  schema: { enum?: readonly string[]; const?: string; type?: string }
}

interface OpenApi {
  paths: Readonly<Record<string, { get?: { parameters?: readonly Parameter[] } }>>
}

/** Which table's ids a part of a path or a query means. */
const tableOf: Readonly<Record<string, string>> = {
  work: 'works',
  collection: 'collections',
  artist: 'artists',
  archive: 'archives',
  event: 'events',
  place: 'slots',
}

/** Words that only planted texts hold, each cut short so that an answer that repeats the question is no finding. */
export const probes = [
  'zq',
  'zqworks0notes',
  'zqworks0title',
  'zqitems0',
  'zqusers0',
  'zqcollections0',
  '8675309',
]

/** A GET of the API: its addresses, with every id and name there is, and what can be asked of it beside. */
export interface ApiRead {
  addresses: readonly string[]
  queries: readonly string[]
}

/** Every GET that the API's own document names, with every value of every filter. */
export async function apiReads(url: string, planted: Planted): Promise<ApiRead[]> {
  const { paths }: OpenApi = await (await fetch(`${url}/api/openapi.json`)).json()
  return Object.entries(paths).flatMap(([path, { get }]) => {
    // Files and pictures are named, and nothing is written in them; `hiddenFiles.test.ts` of the API asks for those.
    if (!get || path.startsWith('/storage') || path.startsWith('/iiif/{version}')) return []
    const parameters = get.parameters ?? []
    const filters = parameters.filter((each) => each.in === 'query')
    const asked = filters.flatMap((filter) =>
      valuesOf(filter, planted).map((value) => `${filter.name}=${encodeURIComponent(value)}`)
    )
    const beside = ['', ...['showAll=true', 'list=1', 'all=true'].filter((each) => asked.includes(each))]
    const queries = asked.flatMap((query) => beside.map((more) => [query, more].filter(Boolean).join('&')))
    return { addresses: filled(path, planted), queries }
  })
}

/** A path with every value in place of each of its parts in braces. */
function filled(path: string, planted: Planted): string[] {
  const part = /\{(\w+)\}/.exec(path)
  if (!part) return [path]
  const [braces, name = ''] = part
  const before = path.split('/')[2] ?? ''
  const values = valuesByName(planted)[name] ?? idsAndNames(tableOf[name] ?? before, planted)
  return values.flatMap((value) => filled(path.replace(braces, value), planted))
}

/** Every record by the last part of its permanent address. */
export function recordNames({ ids }: Planted): string[] {
  const kinds = [
    ['w', 'works'],
    ['i', 'items'],
    ['e', 'events'],
    ['p', 'artists'],
    ['a', 'archives'],
  ] as const
  return kinds.flatMap(([letter, table]) => (ids[table] ?? []).map((id) => letter + id))
}

/** What stands in the place of parts that no table's ids or names are meant by. */
function valuesByName(planted: Planted): Readonly<Record<string, readonly string[]>> {
  return {
    token: ['a'.repeat(43)],
    lang: ['es', 'en'],
    number: ['1', '2'],
    image: ['1', '2', '3'],
    record: recordNames(planted),
  }
}

function idsAndNames(table: string, { ids, names, collections }: Planted): string[] {
  const numbers = (ids[table] ?? ids.events ?? []).map(String)
  if (table === 'collections') return [...numbers, ...collections]
  return ['works', 'items', 'share'].includes(table) ? [...numbers, ...names, ...collections] : numbers
}

function valuesOf({ name, schema }: Parameter, planted: Planted): string[] {
  if (schema.enum) return [...schema.enum]
  if (schema.const) return [schema.const]
  const table = tableOf[name]
  if (table) return (planted.ids[table] ?? []).map(String)
  if (['query', 'search', 'q'].includes(name)) return probes
  if (name === 'page') return ['1', '2', '3']
  if (name === 'per_page') return ['100']
  if (name === 'days') return ['62']
  if (name === 'from') return ['2026-01-01']
  return ['true', 'false', '1']
}
