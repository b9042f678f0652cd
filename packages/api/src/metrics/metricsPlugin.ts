import { createHash, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'
import type { Database } from '../db/db.ts'
import type { KeptState } from '../freshness/keptValues.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The caches of this process, by name: put in what should be told of. */
    caches: Map<string, () => KeptState>
  }
}

/**
 * `/metrics` for Prometheus, where `METRICS_TOKEN` is set: to who sends it as a bearer. There is no port of its own for it:
 * in a container nobody else would reach one of the loopback, and one more open port is one more to close. What counts is
 * not loaded, and nothing is counted, without the token. Comes before the hooks and routes that are measured.
 */
export const metricsPlugin = fp<{ database: Database }>(async (app, { database }) => {
  app.decorate('caches', new Map<string, () => KeptState>())
  const { METRICS_TOKEN: token } = app.env
  if (token === undefined) return
  const { openMetrics } = await import('./openMetrics.ts')
  const registry = openMetrics(app, database)
  const wanted = digestOf(`Bearer ${token}`)

  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digestOf(headers.authorization ?? ''), wanted)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
})

/** Of one length, whatever was sent: only such can be compared without telling how far they agree. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
