import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../testing/testApp.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const Span = z.object({
  name: z.string(),
  kind: z.number(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
})
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})
type Span = z.infer<typeof Span>

/** A collector on a free port that takes traces as JSON over HTTP. */
async function openCollector() {
  const spans: Span[] = []
  const paths: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    paths.push(request.url)
    const { resourceSpans } = Sent.parse(await json(request))
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The collector has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    paths,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const told = ({ attributes }: Span, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request, what its page reads of the API, and their statements are one trace, without addresses or values', async () => {
  const collector = await openCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUST_PROXY: 'loopback' }
  const gallery = await testApp({ env })
  const { app } = gallery
  app.get('/*', async (request) => {
    await app.readsForPage({ request })({ url: '/api/works/4711' })
    return 'a page'
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const answer = await fetch(`${address}/es/works/4711/secret-slug`, { headers: { traceparent } })
  await answer.text()
  // Ending sends what was not yet sent.
  await gallery.close()

  const [page, read] = [spanOf('GET /*'), spanOf('GET /api/works/:work')]
  function spanOf(name: string): Span {
    const found = collector.spans.find((span) => span.name === name)
    if (!found) throw new Error(`${name} is in no trace`)
    return found
  }
  expect(collector.paths[0]).toBe('/v1/traces')
  expect([page.traceId, page.parentSpanId, page.kind]).toEqual([traceId, 'b7ad6b7169203331', 2])
  expect([read.traceId, read.parentSpanId, read.kind]).toEqual([traceId, page.spanId, 1])
  expect(told(read, 'http.response.status_code')).toBe(404)
  expect(told(page, 'gallery.request.id')).toBe(answer.headers.get('x-request-id'))

  const statements = collector.spans.filter((span) => told(span, 'db.system.name') === 'postgresql')
  const ofTheWork = statements.find((span) => String(told(span, 'db.query.text')).includes('from "works"'))
  expect(ofTheWork).toMatchObject({ name: 'SELECT', traceId, parentSpanId: read.spanId, kind: 3 })
  expect(JSON.stringify(collector.spans)).not.toMatch(/4711|secret-slug/)
  await collector.close()
})

test('a collector that is away keeps nobody from ending', async () => {
  const gallery = await testApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  expect((await gallery.app.inject('/healthz')).statusCode).toBe(200)
  await gallery.close()
})
