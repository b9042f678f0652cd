import { idIn, isHash, mostAsked } from '@gallery/contract/plain'

/** The works that an address asks about, by their ids or hashes: `works`, by commas or again and again. */
export function askedIn(query: URLSearchParams): string[] {
  return namedIn(query).slice(0, mostAsked)
}

/** How many works an address names beyond those that one question can be about. */
export function leftOutIn(query: URLSearchParams): number {
  return Math.max(0, namedIn(query).length - mostAsked)
}

function namedIn(query: URLSearchParams): string[] {
  const refs = query.getAll('works').flatMap((list) => list.split(','))
  return [...new Set(refs.filter((ref) => idIn(ref) !== undefined || isHash(ref)))]
}

/** Whether an address is that to which the browser came by sending the form, which then waits for its mailed link. */
export function isMailed(query: URLSearchParams): boolean {
  return query.get('sent') === 'mail'
}

/** The address of a page that asks about works. */
export function askHref(path: string, works: readonly (string | number)[]): string {
  return works.length === 0 ? path : `${path}?works=${works.join(',')}`
}
