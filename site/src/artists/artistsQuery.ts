import type { ArtistsAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { type ListQuery, listKeys, listQuery, listSearch } from '../lists/listQuery.ts'

/** The keys that {@link artistsQuery} reads. */
export const artistsKeys = [...listKeys, 'letter'] as const

/** What the address of the artists says: words, a page, the initial that they stand under. */
export interface ArtistsQuery extends ListQuery {
  /** As the letters above the list name it; empty for all. */
  letter: string
}

/** Reads the address; what is longer than a letter is none. */
export function artistsQuery(query: URLSearchParams): ArtistsQuery {
  const [letter = '', ...more] = (query.get('letter') ?? '').trim().normalize()
  return { ...listQuery(query), letter: more.length > 0 || /\p{Cc}/u.test(letter) ? '' : letter }
}

/** The query of an address, without what is as it always is. */
export function artistsSearch({ letter, ...list }: Partial<ArtistsQuery>): string {
  const search = new URLSearchParams(listSearch(list))
  if (letter) search.set('letter', letter)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The read of a page of the artists. */
export function artistsKey(query: URLSearchParams): Url<ArtistsAnswer> {
  const { q, p, letter } = artistsQuery(query)
  return urlOf('/api/artists', {
    ...(p > 1 ? { page: p } : {}),
    ...(q ? { query: q } : {}),
    ...(letter ? { letter } : {}),
  })
}
