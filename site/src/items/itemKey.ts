import { type ItemAnswer, isHash, itemUrl, type Url } from '@gallery/contract'

/** The read of the item whose hash stands in a path; null for what can be none. */
export function itemKey(hash: string | undefined): Url<ItemAnswer> | null {
  return isHash(hash) ? itemUrl(hash) : null
}
