import type { ArtistWorksAnswer, Decade, Url } from '@gallery/contract'
import { idIn, urlOf } from '@gallery/contract/plain'
import { decadeIn, lineIn, searchOf } from '../lists/chosen.ts'
import { listQuery } from '../lists/listQuery.ts'

/** The keys that {@link artistWorksQuery} reads. */
export const artistWorksKeys = ['p', 'decade', 'series'] as const

/** What an artist's address says of their works: the page, a decade, a series. */
export interface ArtistWorksQuery {
  p: number
  decade: Decade | undefined
  /** Empty for all. */
  series: string
}

/** Reads the address; what means nothing narrows nothing. */
export function artistWorksQuery(query: URLSearchParams): ArtistWorksQuery {
  return {
    p: listQuery(query).p,
    decade: decadeIn(query.get('decade')),
    series: lineIn(query.get('series'), 300),
  }
}

/** The query of an address, without what is as it always is. */
export function artistWorksSearch({ p, decade, series }: Partial<ArtistWorksQuery>): string {
  return searchOf({ decade, series, p: p === 1 ? undefined : p })
}

/** Whether the address is that of the artist and not of some of the works: their first page comes with the artist. */
export function isOfArtist({ p, decade, series }: ArtistWorksQuery): boolean {
  return p === 1 && decade === undefined && series === ''
}

/** The read of the works that the address asks for; null for the first page of all, which comes with the artist. */
export function artistWorksKey(
  param: string | undefined,
  query: URLSearchParams
): Url<ArtistWorksAnswer> | null {
  const id = idIn(param)
  const asked = artistWorksQuery(query)
  if (id === undefined || isOfArtist(asked)) return null
  const { p, decade, series } = asked
  return urlOf('/api/artists/:id/works', {
    id,
    ...(p > 1 ? { page: p } : {}),
    ...(decade === undefined ? {} : { decade }),
    ...(series ? { series } : {}),
  })
}
