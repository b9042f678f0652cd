import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import type { Database } from '../db/db.ts'

/**
 * Sends what a request and its statements took to an OpenTelemetry collector, where `OTEL_EXPORTER_OTLP_ENDPOINT` names
 * one; else none of it is loaded. Comes before the hooks that are traced.
 *
 * @param isTrusted whether the other end of a connection may say to which trace a request belongs
 */
export const tracingPlugin = fp<{ database: Database; isTrusted: (request: IncomingMessage) => boolean }>(
  async (app, { database, isTrusted }) => {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = app.env
    if (endpoint === undefined) return
    const { startTracing } = await import('./startTracing.ts')
    startTracing(app, { endpoint, database, isTrusted })
  }
)
