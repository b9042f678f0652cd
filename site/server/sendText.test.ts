import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendPublicText, sendText } from './sendText.ts'

const text = { body: 'Hola', type: 'text/plain; charset=utf-8' }
const app = Fastify()
app.get('/', (request, reply) => sendText(request, reply, text))
app.get('/by-language', (request, reply) =>
  sendText(request, reply.header('vary', 'accept, accept-language'), text)
)
app.get('/public', (request, reply) => sendPublicText(request, reply, { ...text, cacheControl: 'no-cache' }))

test.each([
  ['/', 'accept-encoding'],
  ['/by-language', 'accept, accept-language, accept-encoding'],
  ['/public', 'accept-encoding'],
])('%s says what its answer goes by: %s', async (url, vary) => {
  expect((await app.inject(url)).headers.vary).toBe(vary)
})

test('who has a text already is told what it went by, too', async () => {
  const { etag } = (await app.inject('/public')).headers
  const again = await app.inject({ url: '/public', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.headers.vary]).toEqual([304, 'accept-encoding'])
})
