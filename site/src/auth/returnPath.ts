import { ownPath } from '@gallery/contract/plain'

/**
 * Where a visitor goes after signing in: where they were when they asked, unless that was the login itself or is no
 * path of this site.
 */
export function returnPath(path: string, query: string, home: string): string {
  if (!ownPath.test(path) || /^\/\w+\/auth(?:\/|$)/.test(path)) return home
  const search = query.replace(/^\?/, '')
  return search === '' ? path : `${path}?${search}`
}
