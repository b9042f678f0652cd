import { Hash, type ItemAnswer, itemUrl, type Url } from '@gallery/contract'

/** The read of the item whose hash stands in a path; null for what can be none. */
export function itemKey(hash: string | undefined): Url<ItemAnswer> | null {
  const known = Hash.safeParse(hash)
  return known.success ? itemUrl(known.data) : null
}
