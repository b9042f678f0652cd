import { Language, languageCookie } from '@gallery/contract'
import { languageOf } from '@gallery/contract/plain'
import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'url' | 'headers' | 'cookies'>

/** The language of a path that names none, as the visitor has chosen it before; undefined when they have not. */
export function rememberedLanguage({ url, cookies }: Asked): Language | undefined {
  if (languageOf(pathOf(url))) return undefined
  return Language.safeParse(cookies[languageCookie]).data
}

/** The language that the visitor chooses with this request: they come from a page of the site in another. */
export function languageChosenBy({ url, headers }: Asked): Language | undefined {
  const { referer = '', host } = headers
  if (!URL.canParse(referer)) return undefined
  const before = new URL(referer)
  const language = languageOf(pathOf(url))
  const spoken = before.host === host ? languageOf(before.pathname) : undefined
  return spoken && spoken !== language ? language : undefined
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
