import type { Decade } from '@gallery/contract'
import { idIn } from '@gallery/contract/plain'
import { decadeIn, lineIn } from './chosen.ts'
import { type ListQuery, listKeys, listQuery } from './listQuery.ts'

/** The keys that {@link narrowing} reads. */
export const narrowingKeys = [...listKeys, 'artist', 'technique', 'decade', 'sort'] as const

/** The orders of works and items beside their own, which is nearest first where words are searched, else newest first. */
export const shownSorts = ['title', 'artist', 'year', '-year'] as const
/** One of {@link shownSorts}. */
export type ShownSort = (typeof shownSorts)[number]

/** What the address of works and of items says alike: words, a page, what they are narrowed to, and an order. */
export interface Narrowing extends ListQuery {
  artist: number | undefined
  /** In Spanish, as facets name it; empty for all. */
  technique: string
  decade: Decade | undefined
  sort: ShownSort | undefined
}

/** Reads an address; what means nothing narrows nothing. */
export function narrowing(query: URLSearchParams): Narrowing {
  return {
    ...listQuery(query),
    artist: idIn(query.get('artist')),
    technique: lineIn(query.get('technique'), 500),
    decade: decadeIn(query.get('decade')),
    sort: shownSorts.find((sort) => sort === query.get('sort')),
  }
}

/** What records are narrowed to, under the names of the API. */
export function narrowedBy({ q, artist, technique, decade }: Narrowing) {
  return {
    ...(q ? { query: q } : {}),
    ...(artist === undefined ? {} : { artist }),
    ...(technique ? { technique_is: technique } : {}),
    ...(decade === undefined ? {} : { decade }),
  }
}

/** Which page of them, in which order, under the names of the API. */
export function pageOf({ p, sort }: Narrowing) {
  return { ...(p > 1 ? { page: p } : {}), ...(sort ? { sort } : {}) }
}
