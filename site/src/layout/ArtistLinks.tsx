import type { ArtistSummary } from '@gallery/contract'
import { Fragment } from 'react'
import { ArtistLink } from './ArtistLink.tsx'

/** The names of several artists, "Brandariz, Szalay", each leading to the artist's page. */
export function ArtistLinks({ artists }: { artists: readonly Pick<ArtistSummary, 'id' | 'display'>[] }) {
  return artists.map((artist, index) => (
    <Fragment key={artist.id}>
      {index > 0 ? ', ' : null}
      <ArtistLink artist={artist} />
    </Fragment>
  ))
}
