import type { AskedAnswer, Url } from '@gallery/contract'
import { isHash, urlOf } from '@gallery/contract/plain'

/** The read of works that are asked about; null where there are none. */
export function askedKey(
  works: readonly string[],
  by: { room?: string | undefined; secret?: string | undefined } = {}
): Url<AskedAnswer> | null {
  if (works.length === 0) return null
  const links = Object.entries(by).filter(([, link]) => isHash(link))
  return urlOf('/contact/works', { works: works.join(','), ...Object.fromEntries(links) })
}
