import { useLanguage } from '@gallery/client'
import type { ArtistSummary } from '@gallery/contract'
import { artistHref } from '@gallery/contract/plain'
import { Link } from '@gallery/ui'

/** An artist's name, leading to the artist's page. */
export function ArtistLink({ artist }: { artist: Pick<ArtistSummary, 'id' | 'display'> }) {
  return (
    <Link href={artistHref(artist, useLanguage())} underline="hover">
      {artist.display}
    </Link>
  )
}
