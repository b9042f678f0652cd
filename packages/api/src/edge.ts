import fp from 'fastify-plugin'
import { isPublic } from './caching.ts'

/** How a shared cache in front says that it is there, and whether it keeps what is everybody's (`keeps`) of this answer. */
const edgeHeader = 'x-edge'

/**
 * For a shared cache in front that forgets all pages with each write that passes through it. What it does not see, a
 * worker's writes, it may miss for two seconds and two more while it asks anew. While nobody answers, nobody writes: then
 * it may show what it has for a minute.
 */
const edgeKeeps = 'public, max-age=2, stale-while-revalidate=2, stale-if-error=60'

/**
 * What the documented nginx (deploy/nginx) is told beside what browsers are: how long it may keep an answer that is
 * everybody's, and that a write was done. Who is there without it is told neither. Register it after `cachingPlugin`.
 */
export const edgePlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const edge = request.headers[edgeHeader]
    if (edge === undefined) return done()
    const { method, user, routeOptions } = request
    const reads = method === 'GET' || method === 'HEAD' || routeOptions.config.read === true
    // What was refused wrote nothing that a page shows; what failed may have.
    if (!reads && (reply.statusCode < 400 || reply.statusCode >= 500)) reply.header('x-edge-wrote', '1')
    if (edge === 'keeps' && user === null && isPublic(reply)) {
      reply.header('x-cache-control', reply.getHeader('cache-control'))
      reply.header('cache-control', edgeKeeps)
    }
    done()
  })
})
