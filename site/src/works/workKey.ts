import {
  collectionWorkUrl,
  isHash,
  sharedWorkUrl,
  type Url,
  type WorkAnswer,
  workUrl,
} from '@gallery/contract'

/** The read of the work whose id stands in a path; null for what is no id. */
export function workKey(id: string | undefined): Url<WorkAnswer> | null {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? workUrl(Number(id)) : null
}

/** The read of a work in a collection or room; null for what can be no hash. */
export function collectionWorkKey(
  hash: string | undefined,
  collection: string | undefined
): Url<WorkAnswer> | null {
  return isHash(hash) && isHash(collection) ? collectionWorkUrl(hash, collection) : null
}

/** The read of a work by its secret; null for what can be none. */
export function sharedWorkKey(link: string | undefined): Url<WorkAnswer> | null {
  return isHash(link) ? sharedWorkUrl(link) : null
}
