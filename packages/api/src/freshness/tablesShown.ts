import { type Endpoint, endpoints, type Subject } from '@gallery/contract'

/** The tables of what reads show; a write to one of them makes pages old. */
const tablesOf = {
  options: ['options'],
  slides: ['slides'],
  events: ['events', 'event_images', 'event_artists', 'event_related'],
  slots: ['slots'],
  appointments: ['appointments'],
  artists: ['artists'],
  works: ['works', 'work_images'],
  collections: ['collections', 'collection_works'],
  archives: ['archives', 'archive_artists'],
  items: ['items', 'item_files', 'item_artists', 'item_tags', 'tags'],
  // What no page for everybody shows.
  messages: [],
  mails: [],
  users: [],
  imports: [],
  account: [],
} as const satisfies Readonly<Record<Subject, readonly string[]>>

/** A read of visitors: its path by segments, and the tables that its answer depends on. */
type Read = { segments: readonly string[]; tables: readonly string[] }

/** Reads of everybody; of two that fit a path, the one with fewer parameters comes first. */
const reads: readonly Read[] = Object.entries<Endpoint>(endpoints)
  .flatMap(([name, { right, shows, reads: isRead }]): Read[] => {
    const [method, path = ''] = name.split(' ')
    const isForAll = right === 'everybody' || right === 'published'
    if (!shows || !isForAll || (method !== 'GET' && !isRead) || path.includes('?')) return []
    // Pictures too: an answer says in which sizes they exist.
    return [{ segments: path.split('/'), tables: ['pictures', ...shows.flatMap((each) => tablesOf[each])] }]
  })
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))

function parametersIn({ segments }: Read): number {
  return segments.filter((segment) => segment.startsWith(':')).length
}

/** The tables that the answer to a read depends on, or undefined for one that is not known, whose page may not be kept. */
export function tablesShown(path: string): readonly string[] | undefined {
  const [bare = ''] = path.split('?')
  const asked = bare.split('/')
  return reads.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment === asked[at])
  )?.tables
}

/** Every table that some page shows. */
export const tablesOnPages: ReadonlySet<string> = new Set(reads.flatMap(({ tables }) => tables))
