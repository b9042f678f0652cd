import Fastify from 'fastify'
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { findRoute } from '../src/routing/findRoute.ts'
import { servePageCode } from './pageCode.ts'

const app = Fastify()
Object.assign(app, { env: { PUBLIC_URL: 'https://ochava.example' } })
servePageCode(app, async () => findRoute)

test.each([
  ['/es/about', 200],
  ['/api/appointments/link/abcdefghijklmnopqrstuvwxyz', 404],
  ['/es/nothing/here', 404],
  ['/es/appointments/confirm/abcdefghijklmnopqrstuvwxyz', 404],
  ['/en/contact/thread/abcdefghijklmnopqrstuvwxyz/', 404],
  ['/es/share/collection/abc123def456', 404],
])('the code of %s is answered by %s: a secret is kept by nobody', async (path, status) => {
  const { statusCode, headers } = await app.inject({ url: '/qr.svg', query: { path } })
  expect(statusCode).toBe(status)
  expect(headers['cache-control']?.includes('public') ?? false).toBe(status === 200)
})

test.each([
  ['/es?day=2026-11-18&event=3', '/es?day=2026-11-18&event=3'],
  ['/es/works?msg=Hola&q=a%20b&utm_source=x', '/es/works?q=a+b'],
  ['/es/auth?step=code&path=%2Fes', '/es/auth'],
])('the code of %s is that of %s', async (path, leads) => {
  const { body } = await app.inject({ url: '/qr.svg', query: { path } })
  expect(body).toBe(renderSVG(`https://ochava.example${leads}`, { ecc: 'M', border: 4 }))
})
