import type { ItemFacetsAnswer, ItemKind, ItemsAnswer, Url } from '@gallery/contract'
import { idIn, itemKinds, urlOf } from '@gallery/contract/plain'
import { lineIn, searchOf, timeIn } from '../lists/chosen.ts'
import { type Narrowing, narrowedBy, narrowing, narrowingKeys, pageOf } from '../lists/narrowing.ts'

/** The keys that {@link archiveQuery} reads on the page of one archive. */
export const oneArchiveKeys = [...narrowingKeys, 'k', 'place', 'tag', 'from', 'to'] as const
/** The keys that it reads where all are searched. */
export const archiveKeys = [...oneArchiveKeys, 'a'] as const

/**
 * What an archive's address says, beside what works can be narrowed to as well: `k` kind, place, tag and from when to when,
 * and `a` archive where all are searched.
 */
export interface ArchiveQuery extends Narrowing {
  k: ItemKind | ''
  /** As facets name it; empty for all. */
  place: string
  tag: string
  /** A year, a decade or a month, as EDTF writes them; empty for any. */
  from: string
  to: string
  a: number | undefined
}

/** The kinds to choose from: youtube and vimeo are videos like any other. */
export const chosenKinds = itemKinds.filter((kind) => kind !== 'youtube' && kind !== 'vimeo')

/** Reads the filters; what means nothing filters nothing. */
export function archiveQuery(query: URLSearchParams): ArchiveQuery {
  return {
    ...narrowing(query),
    k: chosenKinds.find((kind) => kind === query.get('k')) ?? '',
    place: lineIn(query.get('place'), 300),
    tag: lineIn(query.get('tag'), 100),
    from: timeIn(query.get('from')),
    to: timeIn(query.get('to')),
    a: idIn(query.get('a')),
  }
}

/** The query of an address with these filters, without what is as it always is. */
export function archiveSearch(query: Partial<ArchiveQuery>): string {
  const said = { ...query, p: query.p === 1 ? undefined : query.p }
  return searchOf(Object.fromEntries(archiveKeys.map((key) => [key, said[key]])))
}

/** The read of a page of items with these filters, in one archive or in all; hidden ones for who may see them. */
export function itemsKey(filters: ArchiveQuery, archive: number | undefined): Url<ItemsAnswer> {
  return urlOf('/api/items', { ...narrowedItems(filters, archive), ...pageOf(filters), showAll: true })
}

/** The read of what the items can be narrowed to, in one archive or in all. */
export function itemFacetsKey(filters: ArchiveQuery, archive: number | undefined): Url<ItemFacetsAnswer> {
  return urlOf('/api/items/facets', narrowedItems(filters, archive))
}

function narrowedItems(filters: ArchiveQuery, archive: number | undefined) {
  const { k, place, tag, from, to } = filters
  return {
    ...narrowedBy(filters),
    ...(k ? { kind: k } : {}),
    ...(place ? { place } : {}),
    ...(tag ? { tag } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(archive ? { archive } : {}),
  }
}
