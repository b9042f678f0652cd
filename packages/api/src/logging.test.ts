import Fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { logging, logRequest } from './logging.ts'

it('writes one line for each request: who asked, what for, from where, and how it ended', async () => {
  const lines: string[] = []
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...logging, stream: { write: (line) => lines.push(line) } },
  })
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie) {
      const texts = { display: 'lucia', email: 'lucia@example.org', first_name: '', last_name: '', phone: '' }
      request.user = { id: 7, ...texts, super: false, awaits: null }
    }
  })
  app.addHook('onResponse', logRequest)
  app.get('/es/auth/:token', async (_request, reply) => reply.code(403).send())
  const url = `/es/auth/${'x'.repeat(43)}`
  await app.inject({ url })
  await app.inject({ url, headers: { cookie: 'session' } })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { req: { method: 'GET', url: '/es/auth/…', remoteAddress: '127.0.0.1' }, status: 403 },
    { user: 7, status: 403, milliseconds: expect.any(Number) },
  ])
  expect(lines.join()).not.toContain('lucia')
  await app.close()
})
