import { connection, nameOf, readAhead, siteKey } from '@gallery/client'
import type { SiteAnswer } from '@gallery/contract'
import { useSWRConfig } from 'swr'
import { findRoute } from '../routing/findRoute.ts'
import { knownQuery } from '../routing/knownQuery.ts'

/**
 * Fetches a page's code and what it reads, before it is asked for. Gives back when all of it has come; undefined for what
 * is there already. What fails shows when the link is followed.
 */
export function usePreload(): (href: string) => Promise<unknown> | undefined {
  const { cache, mutate } = useSWRConfig()
  return (href) => {
    // Asked for when it is needed: there are many links on a page, and each would listen for it.
    const site: SiteAnswer | undefined = cache.get(nameOf(siteKey))?.data
    const today = site?.today
    const [pathname = '', query = ''] = (href.split('#', 1)[0] ?? '').split('?')
    const found = findRoute(pathname)
    if (!found || today === undefined || connection.isLost()) return undefined
    const { language, params, route } = found
    const known = knownQuery(route, new URLSearchParams(query))
    const reads = route.reads?.({ language, params, query: known, today }) ?? []
    const coming = reads.flatMap((key) =>
      key === null || cache.get(nameOf(key))?.data !== undefined
        ? []
        : // In the cache before the page is there, which then begins with it.
          readAhead(key).then((answer) => mutate(key, answer, { revalidate: false }))
    )
    for (const part of [route.page, ...(route.parts?.(known) ?? [])]) {
      if (!part.isLoaded(language)) coming.push(part.load(language))
    }
    return coming.length > 0 ? Promise.allSettled(coming) : undefined
  }
}
