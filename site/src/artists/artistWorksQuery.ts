import { type ArtistWorksAnswer, artistWorksUrl, type Decade, type Url, undated } from '@gallery/contract'
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
  const series = (query.get('series') ?? '').replace(/\p{Cc}/gu, ' ')
  return {
    p: listQuery(query).p,
    decade: decadeIn(query.get('decade')),
    series: series.trim().slice(0, 300),
  }
}

/** A decade by its first year, of any that a work can have. */
function decadeIn(text: string | null): Decade | undefined {
  if (text === undated) return undated
  const year = text !== null && /^-?\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return year % 10 === 0 && year >= -3000 && year <= 2200 ? year : undefined
}

/** The query of an address, without what is as it always is. */
export function artistWorksSearch({ p, decade, series }: Partial<ArtistWorksQuery>): string {
  const search = new URLSearchParams()
  if (decade !== undefined) search.set('decade', String(decade))
  if (series) search.set('series', series)
  if (p && p > 1) search.set('p', String(p))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether the address is that of the artist and not of some of the works: their first page comes with the artist. */
export function isOfArtist({ p, decade, series }: ArtistWorksQuery): boolean {
  return p === 1 && decade === undefined && series === ''
}

/** The read of the works that the address asks for; null for the first page of all, which comes with the artist. */
export function artistWorksKey(
  id: string | undefined,
  query: URLSearchParams
): Url<ArtistWorksAnswer> | null {
  const asked = artistWorksQuery(query)
  if (id === undefined || !/^[1-9]\d{0,9}$/.test(id) || isOfArtist(asked)) return null
  const { p, decade, series } = asked
  return artistWorksUrl(Number(id), {
    ...(p > 1 ? { page: p } : {}),
    ...(decade === undefined ? {} : { decade }),
    ...(series ? { series } : {}),
  })
}
