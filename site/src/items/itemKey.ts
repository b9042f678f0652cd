import type { ItemAnswer, Url } from '@gallery/contract'
import { isHash, urlOf } from '@gallery/contract/plain'

/** The read of the item whose hash stands in a path; null for what can be none. */
export function itemKey(hash: string | undefined): Url<ItemAnswer> | null {
  return isHash(hash) ? urlOf('/api/items/:id', { id: hash }) : null
}
