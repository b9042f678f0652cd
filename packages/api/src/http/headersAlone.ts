import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Ends the answer to a HEAD with its headers, so that nothing is read for it. Fastify would say another `content-length`
 * than they do, but for a stream.
 */
export function headersAlone(reply: FastifyReply): FastifyReply {
  return reply.send(Readable.from([]))
}
