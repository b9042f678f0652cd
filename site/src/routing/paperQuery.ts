import type { SiteRoute } from '../routes/siteRoute.ts'

/** What pages read of a step that was taken or of where one goes from them: it names no page. */
const passing: readonly string[] = ['sent', 'done', 'path', 'step', 'debug']

/** How many signs of an address a code holds that a camera still reads from paper. */
export const longestCoded = 400

/**
 * Of an address's query what says which page it is (a day, the filters of a list), for paper; with its question mark, or
 * empty. `msg`, which no route names, is not among it.
 */
export function paperQuery({ query: keys = [] }: SiteRoute, query: URLSearchParams): string {
  if (keys === 'any') return ''
  const named = keys.flatMap((key) => {
    const value = query.get(key)
    return value === null || passing.includes(key) ? [] : [[key, value]]
  })
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}
