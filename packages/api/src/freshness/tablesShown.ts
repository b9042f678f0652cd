import { type Endpoint, endpoints, readAt, type Subject } from '@gallery/contract'

/** The tables of what reads show; a write to one of them makes pages old. */
const tables = {
  options: ['options'],
  slides: ['slides'],
  events: ['events', 'event_images', 'event_artists', 'event_works', 'event_related'],
  slots: ['slots'],
  appointments: ['appointments'],
  artists: ['artists'],
  works: ['works', 'work_images', 'work_holds'],
  collections: ['collections', 'collection_works'],
  archives: ['archives', 'archive_artists'],
  items: ['items', 'item_files', 'item_artists', 'item_tags', 'tags', 'leaves', 'recordings'],
  // What no page for everybody shows.
  messages: [],
  mails: [],
  users: [],
  imports: [],
  account: [],
} as const satisfies Readonly<Record<Subject, readonly string[]>>

/** The tables that an answer to everybody depends on; undefined for one that is not the same for all. */
function tablesOf({ right, shows }: Endpoint): readonly string[] | undefined {
  if (!shows || (right !== 'everybody' && right !== 'published')) return undefined
  // Pictures too: an answer says in which sizes they exist. And the options, which say how large visitors may have those,
  // what rights hold where nothing else is said, and whether it is told which works are held.
  return ['pictures', 'options', ...shows.flatMap((subject) => tables[subject])]
}

/** The tables that the answer to a read depends on, or undefined for one that is not known, whose page may not be kept. */
export function tablesShown(path: string): readonly string[] | undefined {
  const name = readAt(path)
  return name && tablesOf(endpoints[name])
}

/** Every table that some page shows. */
export const tablesOnPages: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints).flatMap((endpoint) => tablesOf(endpoint) ?? [])
)
