import { type ItemKind, type ItemsAnswer, itemKinds, itemsUrl, type Url } from '@gallery/contract'
import { type ListQuery, listKeys, listQuery } from '../lists/listQuery.ts'

/** The keys that {@link archiveQuery} reads. */
export const archiveKeys = [...listKeys, 'k', 'a'] as const

/** What an archive's address says (spec §2): `q` words, `k` kind, `p` page, `a` archive where all are searched. */
export interface ArchiveQuery extends ListQuery {
  k: ItemKind | ''
  a: number | undefined
}

/** The kinds to choose from: youtube and vimeo are videos like any other (spec §3). */
export const chosenKinds = itemKinds.filter((kind) => kind !== 'youtube' && kind !== 'vimeo')

/** Reads the filters; what means nothing filters nothing. */
export function archiveQuery(query: URLSearchParams): ArchiveQuery {
  const a = query.get('a') ?? ''
  return {
    ...listQuery(query),
    k: chosenKinds.find((kind) => kind === query.get('k')) ?? '',
    a: /^[1-9]\d{0,8}$/.test(a) ? Number(a) : undefined,
  }
}

/** The query of an address with these filters, without what is as it always is. */
export function archiveSearch({ q, k, p, a }: Partial<ArchiveQuery>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (k) search.set('k', k)
  if (a) search.set('a', String(a))
  if (p && p > 1) search.set('p', String(p))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The read of a page of items with these filters, in one archive or in all; hidden ones for who may see them. */
export function itemsKey({ q, k, p }: ArchiveQuery, archive: number | undefined): Url<ItemsAnswer> {
  return itemsUrl({
    ...(p > 1 ? { page: p } : {}),
    ...(q ? { query: q } : {}),
    ...(k ? { kind: k } : {}),
    ...(archive ? { archive } : {}),
    showAll: true,
  })
}
