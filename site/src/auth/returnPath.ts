import { inLanguage, languageOf, ownPath } from '@gallery/contract/plain'

/**
 * Where a visitor goes after signing in: where they were when they asked, unless that was the login itself or is no
 * path of this site. In the language of `home`: who changes it on the way has chosen it.
 */
export function returnPath(path: string, query: string, home: string): string {
  if (!ownPath.test(path) || /^\/\w+\/auth(?:\/|$)/.test(path)) return home
  const language = languageOf(home)
  const [place = ''] = path.split(/[?#]/, 1)
  const wanted = language && languageOf(place) ? inLanguage(language, place) + path.slice(place.length) : path
  const search = query.replace(/^\?/, '')
  return search === '' ? wanted : `${wanted}?${search}`
}
