import {
  type Decade,
  type Url,
  type WorkFacetsAnswer,
  type WorksAnswer,
  workFacetsUrl,
  worksUrl,
} from '@gallery/contract'
import { decadeIn, idIn, lineIn, searchOf } from '../lists/chosen.ts'
import { type ListQuery, listKeys, listQuery } from '../lists/listQuery.ts'

/** The keys that {@link worksQuery} reads. */
export const worksKeys = [...listKeys, 'artist', 'technique', 'type', 'decade', 'sort'] as const

/** The orders of the works beside their own, which is nearest first where words are searched, else newest first. */
export const shownWorkSorts = ['title', 'artist', 'year', '-year'] as const

/** What the address of the works says: words, a page, what they are narrowed to, and an order. */
export interface WorksQuery extends ListQuery {
  artist: number | undefined
  /** In Spanish, as facets name it; empty for all. */
  technique: string
  /** The same. */
  type: string
  decade: Decade | undefined
  sort: (typeof shownWorkSorts)[number] | undefined
}

/** Reads the address; what means nothing narrows nothing. */
export function worksQuery(query: URLSearchParams): WorksQuery {
  return {
    ...listQuery(query),
    artist: idIn(query.get('artist')),
    technique: lineIn(query.get('technique'), 500),
    type: lineIn(query.get('type'), 200),
    decade: decadeIn(query.get('decade')),
    sort: shownWorkSorts.find((sort) => sort === query.get('sort')),
  }
}

/** The query of an address, without what is as it always is. */
export function worksSearch({ q, artist, technique, type, decade, sort, p }: Partial<WorksQuery>): string {
  return searchOf({ q, artist, technique, type, decade, sort, p: p === 1 ? undefined : p })
}

/** What the works are asked for by, under the names of the API. */
function narrowing({ q, artist, technique, type, decade }: WorksQuery) {
  return {
    ...(q ? { query: q } : {}),
    ...(artist === undefined ? {} : { artist }),
    ...(technique ? { technique_is: technique } : {}),
    ...(type ? { type } : {}),
    ...(decade === undefined ? {} : { decade }),
  }
}

/** The read of a page of the works. */
export function worksKey(query: URLSearchParams): Url<WorksAnswer> {
  const asked = worksQuery(query)
  const { p, sort } = asked
  return worksUrl({ ...(p > 1 ? { page: p } : {}), ...narrowing(asked), ...(sort ? { sort } : {}) })
}

/** The read of what the works can be narrowed to. */
export function workFacetsKey(query: URLSearchParams): Url<WorkFacetsAnswer> {
  return workFacetsUrl(narrowing(worksQuery(query)))
}
