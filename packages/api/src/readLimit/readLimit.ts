import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { visitorOf } from '../rateLimits.ts'
import { allowances, type ReadRate } from './allowances.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts what has to be made for a visitor, by the network address that they come from. Super users are not counted.
     * @param cost 1 is a read of the API.
     * @returns 0, or the seconds that they have to wait because it is too much
     */
    countRead(request: FastifyRequest, cost: number): number
  }
  interface FastifyContextConfig {
    /** Visitors' reads of it count although its path does not begin with `/api/`. */
    counted?: boolean
  }
}

/**
 * Forty reads a second for a minute, then twenty: a person who looks around asks one or two, a search engine a few.
 * Whole schools and openings share an address, and what is kept in memory is not counted at all.
 */
const usualReads: ReadRate = { burst: 2_400, perSecond: 20 }

/**
 * Limits how much visitors of one address may have made anew: what no cache holds costs time that others wait for.
 * Register it after the cache of answers, which goes first.
 */
export const readLimitPlugin = fp<{ rate?: ReadRate | undefined }>(async (app, { rate = usualReads }) => {
  const take = allowances(rate)

  app.decorate('countRead', ({ user, ip }, cost) => (user?.super ? 0 : take(visitorOf(ip), cost)))

  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().some((method) => method === 'GET' || method === 'HEAD')
    if (!(isRead || route.config?.read) || route.url.endsWith('*')) return
    if (!route.url.startsWith('/api/') && !route.config?.counted) return
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async (request) => {
        if (app.pageBeingRead()) return
        const seconds = app.countRead(request, 1)
        if (seconds > 0) throw tooManyReads(seconds)
      },
    ]
  })
})

/** 429 with `Retry-After`. */
export function tooManyReads(seconds: number): Refused {
  const headers = { 'retry-after': String(seconds) }
  return new Refused(429, 'error.tooManyReads', { seconds }, { headers })
}
