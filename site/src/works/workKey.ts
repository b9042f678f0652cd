import type { CollectedWorkAnswer, Url, WorkAnswer } from '@gallery/contract'
import { idIn, isHash, urlOf } from '@gallery/contract/plain'

/** The read of the work whose id stands in a path; null for what is no id. */
export function workKey(param: string | undefined): Url<WorkAnswer> | null {
  const work = idIn(param)
  return work === undefined ? null : urlOf('/api/works/:work', { work })
}

/** The read of a work in a public collection; null for what can be no hash. */
export function collectionWorkKey(
  hash: string | undefined,
  collection: string | undefined
): Url<WorkAnswer> | null {
  return isHash(hash) && isHash(collection)
    ? urlOf('/api/works/:work/collections/:collection', { work: hash, collection })
    : null
}

/** The read of a work in a collection or room by its secret; null for what can be no hash. */
export function sharedCollectionWorkKey(
  hash: string | undefined,
  collection: string | undefined
): Url<CollectedWorkAnswer> | null {
  return isHash(hash) && isHash(collection)
    ? urlOf('/api/works/:work/:collection', { work: hash, collection })
    : null
}

/** The read of a work by its secret; null for what can be none. */
export function sharedWorkKey(link: string | undefined): Url<WorkAnswer> | null {
  return isHash(link) ? urlOf('/api/share/work/:link', { link }) : null
}
