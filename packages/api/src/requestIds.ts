import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** What an id of a request looks like: of nginx, of a load balancer, a UUID. Nothing that a line of a log or a header would stumble over. */
const wellFormed = /^[\w-]{8,64}$/

/** Whether the other end of a connection is a proxy whose word counts. */
export function proxyTrust(trusted: boolean | string): (request: IncomingMessage) => boolean {
  if (typeof trusted === 'boolean') return () => trusted
  const isProxy = compile(trusted.split(',').map((address) => address.trim()))
  return ({ socket }) => socket.remoteAddress !== undefined && isProxy(socket.remoteAddress, 0)
}

/**
 * Gives each request its id, which the log has in every line about it and the answer in `x-request-id`: the one that a
 * trusted proxy has given it already, so that its log and ours can be laid beside each other, or else a new one.
 */
export function requestIds(
  isTrusted: (request: IncomingMessage) => boolean
): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers['x-request-id']
    const isTaken = typeof given === 'string' && wellFormed.test(given) && isTrusted(request)
    return isTaken ? given : randomUUID()
  }
}
