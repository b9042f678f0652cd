import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

/**
 * What caches between the server and a browser may keep. Unless its route says otherwise, nothing: an answer may depend
 * on who asks. What a route calls public is everybody's and carries nobody's cookie.
 * Register it after the plugins that set cookies: its hook has the last word on theirs.
 */
export const cachingPlugin = fp(async (app) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    else if (isPublic(reply)) reply.removeHeader('set-cookie')
    done()
  })
})

/** Whether the route called its answer everybody's. */
export function isPublic(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('public')
}
