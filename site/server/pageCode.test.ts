import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findRoute } from '../src/routing/findRoute.ts'
import { servePageCode } from './pageCode.ts'

const app = Fastify()
Object.assign(app, { env: { PUBLIC_URL: 'https://ochava.example' } })
servePageCode(app, async () => findRoute)

test.each([
  ['/es/about', 200],
  ['/es/appointments/confirm/abcdefghijklmnopqrstuvwxyz', 404],
  ['/en/contact/thread/abcdefghijklmnopqrstuvwxyz/', 404],
  ['/es/share/collection/abc123def456', 404],
])('the code of %s is answered by %s: a secret is kept by nobody', async (path, status) => {
  const { statusCode, headers } = await app.inject({ url: '/qr.svg', query: { path } })
  expect(statusCode).toBe(status)
  expect(headers['cache-control']?.includes('public') ?? false).toBe(status === 200)
})
