import type { ArtistSummary } from '@gallery/contract'
import { Link } from '@gallery/ui'
import { useLanguage } from '../language/LanguageContext.ts'
import { artistHref } from './artistHref.ts'

/** An artist's name, leading to the artist's page. */
export function ArtistLink({ artist }: { artist: Pick<ArtistSummary, 'id' | 'display'> }) {
  return (
    <Link href={artistHref(artist, useLanguage())} underline="hover">
      {artist.display}
    </Link>
  )
}
