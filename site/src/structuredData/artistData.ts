import type { Artist } from '@gallery/contract'
import { authoritiesOf, storagePath } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'

/** An artist. */
export function artistData(artist: Artist, url: string): StructuredData {
  const known = authoritiesOf(artist)
  return {
    '@type': 'Person',
    name: artist.display,
    url,
    ...(artist.last_name ? { familyName: artist.last_name } : {}),
    ...(known.length > 0 ? { sameAs: known.map(({ uri }) => uri) } : {}),
    ...(artist.image ? { image: storagePath('artists', artist.image) } : {}),
  }
}
