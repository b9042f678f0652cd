import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent, weakTag } from '../etags.ts'

/** A document of linked data. */
export type JsonLd = {
  /** The address of what its names mean, which programs know it by. */
  context: string
  document: object
}

/**
 * Sends what everybody may see as JSON-LD: by its own type, but as plain JSON to who asks for that, and to a browser, which
 * shows it. Shared caches keep it for a minute; who has it already is not sent it again.
 */
export function sendJsonLd(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { context, document }: JsonLd
): FastifyReply {
  const text = JSON.stringify(document)
  const etag = weakTag(text)
  reply.headers({ 'cache-control': 'public, max-age=0, s-maxage=60', etag, vary: 'accept' })
  if (isCurrent(headers['if-none-match'], etag)) return reply.code(304).send(null)
  return reply.type(typeFor(context, headers.accept)).send(Buffer.from(text))
}

function typeFor(context: string, accept = ''): string {
  const asksForPlain = /application\/json|text\/html/.test(accept) && !accept.includes('application/ld+json')
  return asksForPlain ? 'application/json; charset=utf-8' : `application/ld+json;profile="${context}"`
}
