import { connection, nameOf, readPatiently, useSite } from '@gallery/client'
import { preload, useSWRConfig } from 'swr'
import { findRoute } from '../routing/findRoute.ts'
import { knownQuery } from '../routing/knownQuery.ts'

/** Fetches a page's code and what it reads, before it is asked for. What fails shows when the link is followed. */
export function usePreload(): (href: string) => void {
  const { cache, mutate } = useSWRConfig()
  const today = useSite()?.today
  return (href) => {
    const [pathname = '', query = ''] = (href.split('#', 1)[0] ?? '').split('?')
    const found = findRoute(pathname)
    if (!found || today === undefined || connection.isLost()) return
    found.route.page.load().catch(() => undefined)
    const { language, params, route } = found
    const known = knownQuery(route, new URLSearchParams(query))
    for (const key of route.reads?.({ language, params, query: known, today }) ?? []) {
      if (key === null || cache.get(nameOf(key))?.data !== undefined) continue
      // In the cache before the page is there, which then begins with it.
      preload(key, () => readPatiently(key)).then(
        (answer) => mutate(key, answer, { revalidate: false }),
        () => undefined
      )
    }
  }
}
