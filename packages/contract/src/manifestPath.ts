import type { IdOrHash } from './works.ts'

/** Records that viewers of other institutions can open. */
export type ManifestOf = 'works' | 'items' | 'events'

/** The address of a record's IIIF manifest; a work and an event are named by id, an item by its hash. */
export function manifestPath(of: ManifestOf, name: IdOrHash): string {
  return `/iiif/${of}/${name}/manifest.json`
}
