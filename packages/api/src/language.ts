import { Language } from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type MessageId, say, type Values } from './say.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the path (`/es/…`), else the best of `Accept-Language`, else Spanish. */
    language: Language
    /** A text of the server in the request's language. */
    say(id: MessageId, values?: Values): string
  }
}

/** Gives every request its language and its `say`. */
export const languagePlugin = fp(async (app) => {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOf(this.url, this.headers['accept-language'])
    },
  })
  app.decorateRequest('say', function (this: FastifyRequest, id: MessageId, values?: Values) {
    return say(this.language, id, values)
  })
})

/** The language that an address names by its first part, as pages do; null of one that names none. */
export function languageInPath(url: string): Language | null {
  return Language.safeParse(url.split(/[/?]/, 2)[1]).data ?? null
}

/** The language that a request asks for: its path decides, then the header's highest-valued known language. */
export function languageOf(url: string, acceptLanguage = ''): Language {
  const inPath = languageInPath(url)
  if (inPath) return inPath
  const wanted = acceptLanguage
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: range.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const known = Language.safeParse(language)
    if (known.success) return known.data
  }
  return 'es'
}
