import type { SiteRoute } from '../routes/siteRoute.ts'
import { findRoute } from './findRoute.ts'

/** What every page shows once, to one visitor, and takes out of the address (`useMsgToast`). */
const everywhere = ['msg'] as const

/** Of a query what its page reads: each key once, in the route's own order, and as it was first given. */
export function knownQuery({ query: keys = [] }: SiteRoute, query: URLSearchParams): URLSearchParams {
  if (keys === 'any') return query
  const known = [...keys, ...everywhere].flatMap((key) => {
    const value = query.get(key)
    return value === null ? [] : [[key, value]]
  })
  return new URLSearchParams(known)
}

/** An address with nothing in its query but what its page reads: where two have the same, they are one page. */
export function knownAddress(url: string): string {
  // As it was sent, like the router reads it: `URL` takes `//a` for a host and `%2e%2e` for a step up.
  const [pathname = '', ...search] = url.split('?')
  const found = findRoute(pathname)
  if (!found) return pathname
  const query = knownQuery(found.route, new URLSearchParams(search.join('?'))).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
