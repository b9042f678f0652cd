import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

/**
 * What a browser, and caches between it and the server, may keep. Unless its route says otherwise, nothing that is given
 * again without asking: an answer may depend on who asks. What a super user is answered is not kept at all: it names
 * people and says whose works are, and would still lie on the disk when they have signed out. Nothing is lost by it:
 * of such answers only captions have a tag to be asked again by. What a route calls public is everybody's and carries
 * nobody's cookie.
 * Register it after the plugins that set cookies: its hook has the last word on theirs.
 */
export const cachingPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const byDefault = request.user?.super ? 'no-store' : 'private, no-cache'
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', byDefault)
    else if (isPublic(reply)) reply.removeHeader('set-cookie')
    done()
  })
})

/** Whether the route called its answer everybody's. */
export function isPublic(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('public')
}
