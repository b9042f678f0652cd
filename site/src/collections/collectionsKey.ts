import {
  type CollectionAnswer,
  type CollectionsAnswer,
  collectionsUrl,
  collectionUrl,
  isHash,
  sharedCollectionUrl,
  type Url,
} from '@gallery/contract'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a page of collections, searched by `q`. */
export function collectionsKey(query: URLSearchParams): Url<CollectionsAnswer> {
  const { q, p } = listQuery(query)
  return collectionsUrl({ ...(p > 1 ? { page: p } : {}), ...(q ? { search: q } : {}) })
}

/** The read of a public collection; null for what can be no link. */
export function collectionKey(link: string | undefined): Url<CollectionAnswer> | null {
  return isHash(link) ? collectionUrl(link) : null
}

/** The read of a room by its secret; null for what can be none. */
export function sharedCollectionKey(link: string | undefined): Url<CollectionAnswer> | null {
  return isHash(link) ? sharedCollectionUrl(link) : null
}
