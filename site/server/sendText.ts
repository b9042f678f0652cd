import { isCurrent, weakTag } from '@gallery/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, encodingFor } from './compress.ts'

interface Text {
  body: string
  /** The media type, with its charset. */
  type: string
}

interface PublicText extends Text {
  cacheControl: string
  /**
   * What the text says, for its tag.
   * @default body
   */
  says?: string
}

/** Sends text in the best encoding that the browser takes. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, { body, type }: Text) {
  const compressed = await compress(body, encodingFor(request.headers['accept-encoding']))
  if (compressed.encoding) reply.header('content-encoding', compressed.encoding)
  return variesByEncoding(reply).type(type).send(compressed.body)
}

/** Says so beside whatever else the answer goes by. */
function variesByEncoding(reply: FastifyReply): FastifyReply {
  const others = String(reply.getHeader('vary') ?? '')
  if (others.includes('accept-encoding')) return reply
  return reply.header('vary', others === '' ? 'accept-encoding' : `${others}, accept-encoding`)
}

/** Sends text that is the same for everybody: 304 to who has it already. */
export async function sendPublicText(request: FastifyRequest, reply: FastifyReply, text: PublicText) {
  const { body, cacheControl, says = body } = text
  const etag = weakTag(says)
  variesByEncoding(reply).headers({ 'cache-control': cacheControl, etag })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendText(request, reply, text)
}
