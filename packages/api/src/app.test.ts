import { ajaxHeader, csrfCookie, csrfHeader } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from './errors.ts'
import { type TestApp, testApp } from './testing/testApp.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
  const { app } = gallery
  app.get('/*', async () => 'a page of the site')
  app.post(
    '/api/echo',
    { schema: { body: z.object({ text: z.string().max(10) }) } },
    async ({ body }) => body
  )
  app.post('/api/ask', { config: { read: true } }, async () => ({ answer: 42 }))
  app.get('/api/broken', async () => {
    throw new Error('select secret from table')
  })
  app.get('/api/refused', async () => {
    throw new Refused(409, 'error.conflict', {}, { body: { slots: [] }, headers: { 'x-hint': 'yes' } })
  })
  app.get('/api/unstorable', async () => app.db.execute(sql`select ${'\u0000'}::text`))
  app.get('/api/deadlock', async () =>
    app.db.execute(sql`do $$ begin raise exception using errcode = 'deadlock_detected'; end $$`)
  )
  app.get('/api/shared', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send('all')
  )
})
afterAll(() => gallery.close())

const echo = (text: string) => ({ text })

describe('writes', () => {
  test('pass with the cookie repeated in the header', async () => {
    const response = await gallery.client().post('/api/echo', echo('hola'))
    expect([response.statusCode, response.json()]).toEqual([200, { text: 'hola' }])
  })

  test.each([
    ['no CSRF header', { [csrfHeader]: '' }],
    ['another CSRF header', { [csrfHeader]: 'made-up' }],
    ['no AJAX header', { [ajaxHeader]: '' }],
  ])('with %s are refused', async (_what, headers) => {
    const response = await gallery.client().post('/api/echo', echo('hola'), { headers })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toContain('Recargá la página')
  })

  test('without any cookie are refused, even with two equal empty values', async () => {
    const headers = { [ajaxHeader]: 'XMLHttpRequest', [csrfHeader]: '' }
    const response = await gallery.app.inject({
      method: 'POST',
      url: '/api/echo',
      headers,
      payload: echo('hola'),
    })
    expect(response.statusCode).toBe(403)
  })

  test('that are reads need no header', async () => {
    const response = await gallery.app.inject({ method: 'POST', url: '/api/ask' })
    expect(response.json()).toEqual({ answer: 42 })
  })
})

describe('the CSRF cookie', () => {
  test('comes with the first read, readable by scripts, and stays', async () => {
    const client = gallery.client()
    const [first, second] = [await client.get('/api/options'), await client.get('/api/options')]
    expect(first.cookies).toEqual([expect.objectContaining({ name: csrfCookie, path: '/', sameSite: 'Lax' })])
    expect(first.cookies[0]).not.toHaveProperty('httpOnly')
    expect(first.cookies[0]).not.toHaveProperty('secure')
    expect(second.cookies).toEqual([])
  })

  test('comes with pages of the site too, never with what caches keep', async () => {
    expect((await gallery.client().get('/es')).cookies).toHaveLength(1)
    expect((await gallery.client().get('/api/shared')).cookies).toEqual([])
  })
})

describe('what cannot be answered', () => {
  test.each([
    ['/api/nothing', 'GET'],
    ['/api/nothing', 'POST'],
    ['/auth/nothing', 'GET'],
    ['/storage/nothing', 'GET'],
  ] as const)('%s (%s) is not found', async (url, method) => {
    const response = await gallery.app.inject({ method, url })
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Recurso no encontrado' }])
  })

  test.each(['/api', '/api/nothing', '/auth/nothing', '/storage/nothing', '/api/events/abc'])(
    '%s says so in the language of the request',
    async (url) => {
      const headers = { 'accept-language': 'en' }
      expect((await gallery.app.inject({ url, headers })).json()).toEqual({ message: 'Not found' })
    }
  )

  test.each([
    ['/api/echo', 'GET', 'POST'],
    ['/api/echo/?q=1', 'DELETE', 'POST'],
    ['/api/broken', 'POST', 'GET, HEAD'],
    ['/api/events/7', 'PUT', 'DELETE, GET, HEAD, PATCH'],
    ['/auth/login', 'DELETE', 'POST'],
    ['/es/events.ics', 'POST', 'GET, HEAD'],
    ['/es/nothing', 'DELETE', 'GET, HEAD'],
  ] as const)('%s is there, but takes no %s', async (url, method, allow) => {
    const { statusCode, headers, json } = await gallery.app.inject({ method, url })
    expect([statusCode, headers.allow, json()]).toEqual([
      405,
      allow,
      { message: 'Eso no se puede hacer en esta dirección.' },
    ])
  })

  test('other paths are the site’s', async () => {
    expect((await gallery.client().get('/es/exhibitions')).body).toBe('a page of the site')
  })

  test.each([
    ['malformed JSON', '{"text": ', 'application/json', 400, 'We could not read what you sent.'],
    [
      'JSON that poisons',
      '{"__proto__": {"a": 1}}',
      'application/json',
      400,
      'We could not read what you sent.',
    ],
    ['no JSON at all', 'hola', 'application/json', 400, 'We could not read what you sent.'],
    ['another format', '<text/>', 'application/xml', 415, 'We do not accept that format.'],
    ['too much', `"${'x'.repeat(2_000_000)}"`, 'application/json', 413, 'What you sent is too large.'],
  ])('%s', async (_what, payload, type, status, message) => {
    const headers = { 'content-type': type, 'accept-language': 'en' }
    const response = await gallery.client().post('/api/echo', payload, { headers })
    expect([response.statusCode, response.json()]).toEqual([status, { message }])
  })

  test('an address that cannot be read', async () => {
    const response = await gallery.app.inject({ url: '/api/%zz', headers: { 'accept-language': 'en' } })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: 'We could not read what you sent.' },
    ])
  })

  test('fields that do not fit are told in the language of the request', async () => {
    const headers = { 'accept-language': 'en' }
    const response = await gallery.client().post('/api/echo', echo('more than ten'), { headers })
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        message: 'Some details need correcting.',
        errors: { text: ['The text is too long: the maximum is 10 characters.'] },
      },
    ])
  })

  test('a refusal brings its fields and headers', async () => {
    const response = await gallery.client().get('/api/refused')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ message: expect.stringContaining('Alguien guardó'), slots: [] })
    expect(response.headers).toMatchObject({ 'x-hint': 'yes', 'cache-control': 'no-store' })
  })

  test('a fault of ours says nothing about itself', async () => {
    const response = await gallery.client().get('/api/broken')
    expect([response.statusCode, response.json()]).toEqual([500, { message: 'Error de servidor' }])
  })

  test('what waited in a circle goes through when it is asked again', async () => {
    const response = await gallery.client().get('/api/deadlock')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1'])
  })

  test('a text that no database can hold is the caller’s fault', async () => {
    const response = await gallery.client().get('/api/unstorable')
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: 'No pudimos leer lo que enviaste.' },
    ])
  })
})

describe('what caches may keep', () => {
  test('is nothing, unless a route says so', async () => {
    expect((await gallery.client().get('/api/events')).headers['cache-control']).toBe('private, no-cache')
    expect((await gallery.client().get('/api/shared')).headers['cache-control']).toBe('public, max-age=60')
  })

  test('never holds a session, even one that is being renewed', async () => {
    const client = gallery.client()
    await client.signInAs()
    gallery.clock.advance(2 * 24 * 3_600_000)
    expect((await client.get('/api/shared')).cookies).toEqual([])
  })
})

test('every answer has an id and the headers that browsers heed', async () => {
  const { headers } = await gallery.client().get('/healthz')
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('on https, cookies are Secure and browsers are told to stay', async () => {
  const env = { PUBLIC_URL: 'https://ochava.example', SMTP_URL: 'smtp://localhost:1' }
  const open = await testApp({ env })
  try {
    const response = await open.client().get('/api/options')
    expect(response.cookies[0]).toMatchObject({ secure: true })
    expect(response.headers['strict-transport-security']).toContain('max-age=')
    expect((await open.app.inject('/dev/outbox')).statusCode).toBe(404)
  } finally {
    await open.close()
  }
})
