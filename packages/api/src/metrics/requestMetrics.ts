import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts requests by their route and measures how long they took. A route is its pattern, `/api/works/:work`: as many as the
 * gallery has, and of what visitors type nothing. Reads of the API for a page are the page's.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  app.addHook('onResponse', ({ raw, method, routeOptions }, reply, done) => {
    if (raw.socket instanceof Socket) {
      const route = routeOptions.url ?? 'none'
      requests.inc({ method, route, status: reply.statusCode })
      durations.observe({ method, route }, reply.elapsedTime / 1_000)
    }
    done()
  })
}
