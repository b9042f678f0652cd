import type { CollectionAnswer, CollectionsAnswer, SharedCollectionAnswer, Url } from '@gallery/contract'
import { isHash, urlOf } from '@gallery/contract/plain'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a page of collections, searched by `q`. */
export function collectionsKey(query: URLSearchParams): Url<CollectionsAnswer> {
  const { q, p } = listQuery(query)
  return urlOf('/api/collections', { ...(p > 1 ? { page: p } : {}), ...(q ? { search: q } : {}) })
}

/** The read of a public collection; null for what can be no link. */
export function collectionKey(link: string | undefined): Url<CollectionAnswer> | null {
  return isHash(link) ? urlOf('/api/collections/:key', { key: link }) : null
}

/** The read of a room by its secret; null for what can be none. */
export function sharedCollectionKey(link: string | undefined): Url<SharedCollectionAnswer> | null {
  return isHash(link) ? urlOf('/api/share/collection/:link', { link }) : null
}
