import type { Artist } from '@gallery/contract'
import { storagePath } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'

/** An artist. */
export function artistData(artist: Artist, url: string): StructuredData {
  return {
    '@type': 'Person',
    name: artist.display,
    url,
    ...(artist.last_name ? { familyName: artist.last_name } : {}),
    ...(artist.image ? { image: storagePath('artists', artist.image) } : {}),
  }
}
