import { ajaxHeader, Language } from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import { languageInPath } from '../language.ts'

/**
 * The language of the page that somebody reads, as far as a request tells it: the page's own path does, and so does what
 * the site's scripts read for the page that is shown, since a language is changed without opening a page anew. They name
 * its language alone. What a browser asks for by itself comes with the languages of the browser, and so does a script's
 * write beside the page's own calls: those tell nothing.
 */
export function pageLanguage({ url, method, headers }: FastifyRequest): Language | null {
  const inPath = languageInPath(url)
  if (inPath) return inPath
  if (method !== 'GET' || !headers[ajaxHeader]) return null
  return Language.safeParse(headers['accept-language']).data ?? null
}
