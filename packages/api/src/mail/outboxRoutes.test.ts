import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { enqueueMail } from './enqueueMail.ts'
import { isOutboxShown } from './outboxRoutes.ts'
import { sendDueMails } from './sendDueMails.ts'
import { openMailTransport } from './transport.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
  const { app, db, env, clock } = test
  for (const subject of ['Primero', '<b>Segundo</b>']) {
    const content = {
      subject,
      html: '<!doctype html><html><head></head><body><img src="cid:mark@gallery"><a href="http://x.example">x</a></body></html>',
      text: `${subject} </pre>\nhttp://localhost:3000/es/auth/abc`,
    }
    await enqueueMail(db, { kind: 'signIn', language: 'es', to: 'a@b.example', content, now: clock.now })
    clock.advance(1_000)
  }
  const transport = openMailTransport(env, app.log)
  await sendDueMails({ db, transport, clock: () => clock.now, log: app.log })
})
afterAll(() => test.close())

async function names(): Promise<string[]> {
  const { body } = await test.client().get('/dev/outbox')
  return [...body.matchAll(/href="\/dev\/outbox\/([^"]+)"/g)].map(([, name = '']) => name)
}

describe('the outbox', () => {
  it.each([
    [true, 'http://localhost:3000', 'localhost', undefined],
    [true, 'http://127.0.0.1:3000', '127.0.0.1', undefined],
    [true, 'http://[::1]:3000', '::1', undefined],
    [false, 'http://localhost:3000', 'localhost', 'smtp://x'],
    [false, 'http://localhost:3000', '0.0.0.0', undefined],
    [false, 'http://gallery.example', 'localhost', undefined],
    [false, 'http://localhost.evil.example', 'localhost', undefined],
  ])('is shown (%s) at %s, listening at %s, mails to %s', (shown, PUBLIC_URL, HOST, SMTP_URL) => {
    expect(isOutboxShown({ PUBLIC_URL, HOST, SMTP_URL })).toBe(shown)
  })

  it.each<[headers: Record<string, string>, why: string]>([
    [{ host: 'gallery.example' }, 'another name that leads here'],
    [{ host: 'localhost.evil.example:3000' }, 'a name that begins like this machine'],
    [{ 'x-forwarded-for': '203.0.113.7' }, 'a proxy that says for whom'],
    [{ 'x-forwarded-host': 'gallery.example' }, 'a proxy that says where'],
    [{ forwarded: 'for=203.0.113.7' }, 'a proxy that follows the standard'],
    [{ via: '1.1 proxy' }, 'a proxy that says itself'],
  ])('is not there for %j: %s', async (headers) => {
    const [name] = await names()
    for (const path of ['', `/${name}`, `/${name}/html`, `/${name}/text`, `/${name}/eml`]) {
      expect((await test.client().get(`/dev/outbox${path}`, { headers })).statusCode).toBe(404)
    }
  })

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('is there at %s', async (host) => {
    expect((await test.client().get('/dev/outbox', { headers: { host } })).statusCode).toBe(200)
  })

  it('lists mails, newest first, in the language of the reader, their subjects as text', async () => {
    const { body, headers } = await test.client().get('/dev/outbox', { headers: { 'accept-language': 'en' } })
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<h1>E-mails</h1>')
    expect(body).not.toContain('<b>Segundo</b>')
    expect(body.indexOf('&lt;b&gt;Segundo&lt;/b&gt;')).toBeLessThan(body.indexOf('Primero'))
  })

  it('shows a mail in a frame that runs nothing', async () => {
    const [name] = await names()
    const page = await test.client().get(`/dev/outbox/${name}`)
    expect(page.body).toContain(`<iframe src="/dev/outbox/${name}/html"`)
    expect(page.body).toMatch(/sandbox="(?!.*allow-scripts)/)
    const frame = await test.client().get(`/dev/outbox/${name}/html`)
    expect(frame.headers['content-security-policy']).toContain('sandbox')
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'")
    expect(frame.body).toContain('src="data:image/png;base64,')
  })

  it('shows its text and hands out its file', async () => {
    const [name] = await names()
    const text = await test.client().get(`/dev/outbox/${name}/text`)
    expect(text.body).toContain('&lt;/pre&gt;\nhttp://localhost:3000/es/auth/abc')
    const eml = await test.client().get(`/dev/outbox/${name}/eml`)
    expect(eml.headers['content-type']).toContain('message/rfc822')
    expect(eml.body).toContain('To: a@b.example')
  })

  it.each(['20250305150000000-00000000-0000-4000-8000-000000000000', '..%2f..%2fdb', 'x'])(
    'has no mail of the name %s',
    async (name) => {
      for (const view of ['', '/html', '/text', '/eml']) {
        expect((await test.client().get(`/dev/outbox/${name}${view}`)).statusCode).toBe(404)
      }
    }
  )
})
