import type { SeedEntry } from '@gallery/client'

/**
 * What narrows or orders a list in its address: words, a kind, an archive, an initial … And what is said once, to one
 * visitor.
 */
const searched = [
  'q',
  'k',
  'a',
  'artist',
  'technique',
  'type',
  'place',
  'tag',
  'letter',
  'decade',
  'from',
  'to',
  'series',
  'sort',
  'msg',
]

/**
 * Whether search engines may keep a page of the site: not what was searched for, of which there is no end, and no page
 * past the end of a list, which has nothing.
 */
export function isFindable(query: URLSearchParams, entries: readonly SeedEntry[]): boolean {
  return !searched.some((name) => query.get(name)?.trim()) && !entries.some(isPastTheEnd)
}

function isPastTheEnd([, answer]: SeedEntry): boolean {
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return false
  const meta: unknown = 'meta' in answer.data ? answer.data.meta : undefined
  if (typeof meta !== 'object' || meta === null || !('current_page' in meta && 'last_page' in meta))
    return false
  return Number(meta.current_page) > Number(meta.last_page)
}
