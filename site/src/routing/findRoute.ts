import type { Language } from '@gallery/contract'
import { languageOf } from '@gallery/contract/plain'
import { matchRoutes } from 'react-router-dom'
import type { SiteRoute } from '../routes/siteRoute.ts'
import { routes } from '../routes.tsx'

/** A path that the site knows. */
export interface FoundRoute {
  route: SiteRoute
  language: Language
  params: Readonly<Record<string, string | undefined>>
}

const objects = routes.map((route, index) => ({ id: String(index), path: `/:language/${route.path}` }))

/** The paths that were asked for last: the router ranks the whole table for each question, and a page asks several times. */
const known = new Map<string, FoundRoute | undefined>()
const most = 200

/** The page of a path, or undefined for a path of no page, which leads to the home page. */
export function findRoute(pathname: string): FoundRoute | undefined {
  if (known.has(pathname)) return known.get(pathname)
  const found = matched(pathname)
  if (known.size === most) known.clear()
  known.set(pathname, found)
  return found
}

function matched(pathname: string): FoundRoute | undefined {
  const language = languageOf(pathname)
  const match = matchRoutes(objects, pathname)?.at(-1)
  const route = routes[Number(match?.route.id)]
  return language && match && route ? { route, language, params: match.params } : undefined
}
