import type { Language } from '@gallery/contract'
import { languageOf } from '@gallery/contract/plain'
import { matchRoutes } from 'react-router-dom'
import { routes, type SiteRoute } from '../routes.tsx'

/** A path that the site knows. */
export interface FoundRoute {
  route: SiteRoute
  language: Language
  params: Readonly<Record<string, string | undefined>>
}

const objects = routes.map((route, index) => ({ id: String(index), path: `/:language/${route.path}` }))

/** The page of a path, or undefined for a path of no page, which leads to the home page. */
export function findRoute(pathname: string): FoundRoute | undefined {
  const language = languageOf(pathname)
  const match = matchRoutes(objects, pathname)?.at(-1)
  const route = routes[Number(match?.route.id)]
  return language && match && route ? { route, language, params: match.params } : undefined
}
