import { PaginationMeta } from '@gallery/contract'
import type { SeedEntry } from './data/seed.ts'

/**
 * What narrows or orders a list in its address: words, a kind, an archive, an initial … And what is said once, to one
 * visitor.
 */
const searched = ['q', 'k', 'a', 'artist', 'technique', 'type', 'letter', 'decade', 'series', 'sort', 'msg']

/**
 * Whether search engines may keep a page of the site: not what was searched for, of which there is no end, and no page
 * past the end of a list, which has nothing.
 */
export function isFindable(query: URLSearchParams, entries: readonly SeedEntry[]): boolean {
  return !searched.some((name) => query.get(name)?.trim()) && !entries.some(isPastTheEnd)
}

function isPastTheEnd([, answer]: SeedEntry): boolean {
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return false
  const meta = PaginationMeta.safeParse('meta' in answer.data ? answer.data.meta : undefined)
  return meta.success && meta.data.current_page > meta.data.last_page
}
