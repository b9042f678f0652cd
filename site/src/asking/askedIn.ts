import { isHash } from '@gallery/contract/plain'

/** How many works one question is about at most, as the API counts them. */
const most = 20

/** The works that an address asks about, by their ids or hashes: `works`, by commas or again and again. */
export function askedIn(query: URLSearchParams): string[] {
  const refs = query.getAll('works').flatMap((list) => list.split(','))
  const named = refs.filter((ref) => /^[1-9]\d{0,9}$/.test(ref) || isHash(ref))
  return [...new Set(named)].slice(0, most)
}

/** The address of a page that asks about works. */
export function askHref(path: string, works: readonly (string | number)[]): string {
  return works.length === 0 ? path : `${path}?works=${works.join(',')}`
}
