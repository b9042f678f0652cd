/** The tables whose rows pages show; a write to one of them makes pages old. */
const events = ['events', 'event_images', 'event_artists', 'event_related']
const artists = ['artists']
const works = ['works', 'work_images', ...artists]
const collections = ['collections', 'collection_works']
const archives = ['archives', 'archive_artists', ...artists]
const items = ['items', 'item_files', 'item_artists', 'item_tags', 'tags', ...archives]
const bookings = ['slots', 'appointments']

/** What each read of visitors shows, by how its path begins; the longest beginning that fits counts. */
const shown: Readonly<Record<string, readonly string[]>> = {
  '/auth/getUser': [],
  '/api/options': ['options', 'slides'],
  '/api/slides': ['slides'],
  '/api/events': [...events, ...artists, ...bookings],
  '/api/places': [...events, ...bookings],
  '/api/appointments/upcoming': [...events, ...artists, ...bookings],
  '/api/artists': [...works, ...events, ...archives],
  '/api/works': [...works, ...collections],
  '/api/collections': [...collections, ...works],
  '/api/archives': items,
  '/api/items': items,
  '/api/search': [...events, ...works, ...items],
}
const beginnings = Object.keys(shown).toSorted((one, other) => other.length - one.length)

/**
 * The tables that the answer to a read depends on, or undefined for a read that is not known, whose page may not be
 * kept. Pictures are among them, since an answer says in which sizes they exist.
 */
export function tablesShown(path: string): readonly string[] | undefined {
  const [bare = ''] = path.split('?')
  const found = beginnings.find((beginning) => bare === beginning || bare.startsWith(`${beginning}/`))
  return found === undefined ? undefined : ['pictures', ...(shown[found] ?? [])]
}

/** Every table that some page shows. */
export const tablesOnPages: ReadonlySet<string> = new Set(['pictures', ...Object.values(shown).flat()])
