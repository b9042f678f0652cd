import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import about from '../../package.json' with { type: 'json' }
import type { Database } from '../db/db.ts'

/** How long a collector may take, in milliseconds: the gallery ends without it too. */
const patience = 2_000

/** How much of a statement's text is told, in characters. */
const maxText = 2_000

type Needs = {
  /** Where the collector takes OTLP over HTTP. */
  endpoint: string
  database: Database
  isTrusted: (request: IncomingMessage) => boolean
}

/**
 * A span for each request, one within it for each read of the API that its page makes, and one for each statement that is
 * asked meanwhile. The instrumentations that there are put themselves between an application and its modules as they are
 * loaded, which a bundle of ES modules does not let them; each of ours has its one place. Told are the patterns of routes
 * and the texts of statements, neither addresses nor values: those may open doors.
 */
export function startTracing(app: FastifyInstance, { endpoint, database, isTrusted }: Needs): void {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patience })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gallery', 'service.version': about.version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('gallery')
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, raw, id } = request
    const route = routeOptions.url ?? 'none'
    const outer = current.getStore()
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: raw.socket instanceof Socket ? SpanKind.SERVER : SpanKind.INTERNAL,
        attributes: { 'http.request.method': method, 'http.route': route, 'gallery.request.id': id },
      },
      outer ? trace.setSpan(ROOT_CONTEXT, outer) : contextOf(raw, isTrusted)
    )
    spans.set(request, span)
    current.run(span, done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: 'aborted' }).end()
    done()
  })

  database.watch((text) => {
    const asking = current.getStore()
    // What workers ask belongs to nobody's request.
    if (!asking) return () => {}
    const [word = ''] = text.trimStart().split(/\s/, 1)
    const span = tracer.startSpan(
      word.toUpperCase(),
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxText) },
      },
      trace.setSpan(ROOT_CONTEXT, asking)
    )
    return (error) => {
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
  // A collector that is away keeps nobody from ending.
  app.addHook('onClose', () =>
    provider
      .shutdown()
      .catch((error: unknown) => app.log.warn({ err: error }, 'The last traces were not taken'))
  )
}

/** The trace that a request belongs to, when a trusted proxy says so (W3C Trace Context). */
function contextOf(request: IncomingMessage, isTrusted: Needs['isTrusted']): Context {
  const given = String(request.headers.traceparent ?? '')
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(given) ?? []
  if (traceId === undefined || spanId === undefined || !isTrusted(request)) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags ?? '00', 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
