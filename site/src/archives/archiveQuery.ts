import {
  type Decade,
  type ItemFacetsAnswer,
  type ItemKind,
  type ItemsAnswer,
  itemFacetsUrl,
  itemKinds,
  itemsUrl,
  type Url,
} from '@gallery/contract'
import { decadeIn, idIn, lineIn, searchOf } from '../lists/chosen.ts'
import { type ListQuery, listKeys, listQuery } from '../lists/listQuery.ts'

/** The keys that {@link archiveQuery} reads on the page of one archive. */
export const oneArchiveKeys = [...listKeys, 'k', 'artist', 'technique', 'decade', 'sort'] as const
/** The keys that it reads where all are searched. */
export const archiveKeys = [...oneArchiveKeys, 'a'] as const

/** The orders of the items beside their own, which is nearest first where words are searched, else newest first. */
export const shownItemSorts = ['title', 'artist', 'year', '-year'] as const

/**
 * What an archive's address says (spec §2): `q` words, `k` kind, `p` page, `a` archive where all are searched; and what
 * else the items are narrowed to, and an order.
 */
export interface ArchiveQuery extends ListQuery {
  k: ItemKind | ''
  a: number | undefined
  artist: number | undefined
  /** Empty for all. */
  technique: string
  decade: Decade | undefined
  sort: (typeof shownItemSorts)[number] | undefined
}

/** The kinds to choose from: youtube and vimeo are videos like any other (spec §3). */
export const chosenKinds = itemKinds.filter((kind) => kind !== 'youtube' && kind !== 'vimeo')

/** Reads the filters; what means nothing filters nothing. */
export function archiveQuery(query: URLSearchParams): ArchiveQuery {
  return {
    ...listQuery(query),
    k: chosenKinds.find((kind) => kind === query.get('k')) ?? '',
    a: idIn(query.get('a')),
    artist: idIn(query.get('artist')),
    technique: lineIn(query.get('technique'), 500),
    decade: decadeIn(query.get('decade')),
    sort: shownItemSorts.find((sort) => sort === query.get('sort')),
  }
}

/** The query of an address with these filters, without what is as it always is. */
export function archiveSearch({
  q,
  k,
  artist,
  technique,
  decade,
  a,
  sort,
  p,
}: Partial<ArchiveQuery>): string {
  return searchOf({ q, k, artist, technique, decade, a, sort, p: p === 1 ? undefined : p })
}

/** What the items are asked for by, under the names of the API. */
function narrowing({ q, k, artist, technique, decade }: ArchiveQuery, archive: number | undefined) {
  return {
    ...(q ? { query: q } : {}),
    ...(k ? { kind: k } : {}),
    ...(archive ? { archive } : {}),
    ...(artist === undefined ? {} : { artist }),
    ...(technique ? { technique_is: technique } : {}),
    ...(decade === undefined ? {} : { decade }),
  }
}

/** The read of a page of items with these filters, in one archive or in all; hidden ones for who may see them. */
export function itemsKey(filters: ArchiveQuery, archive: number | undefined): Url<ItemsAnswer> {
  const { p, sort } = filters
  return itemsUrl({
    ...(p > 1 ? { page: p } : {}),
    ...narrowing(filters, archive),
    ...(sort ? { sort } : {}),
    showAll: true,
  })
}

/** The read of what the items can be narrowed to, in one archive or in all. */
export function itemFacetsKey(filters: ArchiveQuery, archive: number | undefined): Url<ItemFacetsAnswer> {
  return itemFacetsUrl(narrowing(filters, archive))
}
