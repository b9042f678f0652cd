import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RenderedPage } from '../src/entry-server.tsx'
import { findRoute } from '../src/routing/findRoute.ts'
import { knownAddress } from '../src/routing/knownQuery.ts'
import { servePages } from './render.ts'

/** The addresses that were drawn, one after the other. */
let drawn: string[]
/** The seconds to wait that whoever asks is told; 0 for nobody. */
let wait: number
/** Whether hundreds wait already of the network of whoever asks. */
let isCrowded: boolean
/** The status of the pages that are drawn. */
let status: number
/** Whether the database does not answer. */
let isAway: boolean
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
let app: FastifyInstance

/** What of the API's app the pages lean on: nobody is signed in but with the cookie of Ana's session. */
beforeEach(async () => {
  drawn = []
  wait = 0
  isCrowded = false
  status = 200
  isAway = false
  app = Fastify()
  app.decorate('revisions', async () => {
    if (isAway) throw away
    return new Map()
  })
  app.decorate('clock', () => new Date('2026-11-17T15:00:00Z'))
  app.decorate('countRead', () => wait)
  app.decorate('inOwnLine', async ({ refuse }, work) => {
    if (isCrowded && refuse) throw refuse(5)
    return work()
  })
  Object.assign(app, { env: { PUBLIC_URL: 'http://localhost:3000' } })
  app.decorateRequest('user', null)
  app.decorate('caches', new Map())
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return this.url.startsWith('/en/') ? 'en' : 'es'
    },
  })
  app.decorateRequest('say', (id: string) => `${id}.`)
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const said = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
    const cookies: Record<string, string> = Object.fromEntries(said)
    // Whose session it is cannot be looked up either.
    if (isAway && cookies.gallery_session) throw away
    const user = cookies.gallery_session === 'ana' ? { super: false } : null
    Object.assign(request, { cookies, user })
  })
  servePages(app, {
    renderPage: async () => async (request) => {
      drawn.push(knownAddress(request.url))
      await request.read('/api/works')
      return page(knownAddress(request.url))
    },
    findRoute: async () => findRoute,
    knownAddress: async () => knownAddress,
    assets: () => ({ styles: [], fonts: [], script: '/e.js', modules: [] }),
  })
  app.decorate('readsForPage', () => async (asking: InjectOptions) => app.inject(asking))
  app.get('/api/works', async () => ({ data: [] }))
})

function page(address: string): RenderedPage {
  return {
    address,
    status,
    language: 'es',
    head: { title: 'Muestras', image: { path: '/x.jpg', width: 1, height: 1 } },
    body: '<main></main>',
    records: [],
    seed: { now: '2026-11-17T15:00:00.000Z', entries: [] },
    files: [],
    recordKind: undefined,
    secret: false,
    needsScripts: false,
    signedIn: false,
    findable: true,
  }
}

const open = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })

describe('a page that is the same for everybody is drawn once', () => {
  it.each([
    'gallery_session=x',
    `gallery_session=${'a'.repeat(43)}`,
    'gallery_asked=ana%40example.org',
    `gallery_asked=${'a'.repeat(43)}.9999999999.ana%40example.org`,
  ])('whoever says “%s”', async (said) => {
    await open('/es/exhibitions')
    const { headers } = await open('/es/exhibitions', said)
    expect(headers['cache-control']).toContain('public')
    expect(drawn).toEqual(['/es/exhibitions'])
  })

  it('whatever stands in the query that it does not read, as often and in whatever order', async () => {
    for (const query of [
      '?p=2&q=patio',
      '?utm_source=a&q=patio&p=2',
      '?q=patio&p=2&q=b&p=3&__proto__=1',
      '?fbclid=1&p=2&q=patio',
    ])
      expect((await open(`/es/exhibitions${query}`)).statusCode).toBe(200)
    expect(drawn).toEqual(['/es/exhibitions?q=patio&p=2'])
    expect((await open('/es/about?utm_source=a')).body).toContain('href="http://localhost:3000/es/about"')
  })
})

it('draws a page of somebody’s for them', async () => {
  for (let turn = 0; turn < 2; turn += 1) await open('/es/exhibitions', 'gallery_session=ana')
  expect(drawn).toHaveLength(2)
})

it('tells programs when to ask again for a page that could not be drawn for now', async () => {
  status = 503
  const { statusCode, headers } = await open('/es/exhibitions')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
})

describe('while the database is away', () => {
  it.each([
    ['es', '/es/artists', ''],
    ['en', '/en/artists', 'gallery_session=ana'],
  ])('a page in %s says so as a page, which asks again by itself', async (language, url, cookie) => {
    isAway = true
    const { statusCode, headers, body } = await open(url, cookie)
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
    })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain('<meta http-equiv="refresh" content="10">')
    expect(body).toContain('<h1>error.backSoon.</h1>')
    isAway = false
    expect((await open(url, cookie)).statusCode).toBe(200)
  })

  it('so does a permanent address, to people; programs are told as they always are', async () => {
    isAway = true
    const ask = (accept: string) =>
      app.inject({ url: '/id/w12', headers: { accept, cookie: 'gallery_session=ana' } })
    const page = await ask('text/html,*/*;q=0.8')
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10'])
    expect(page.body).toContain('<h1>error.backSoon.</h1>')
    for (const accept of ['application/json', 'application/ld+json'])
      expect((await ask(accept)).json()).toMatchObject({ message: away.message })
  })
})

it('draws nothing for whose network has hundreds waiting, but gives them what is kept', async () => {
  await open('/es/exhibitions')
  isCrowded = true
  expect((await open('/es/exhibitions')).statusCode).toBe(200)
  const refused = await open('/es/artists')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  expect(refused.body).toContain('<h1>error.tooManyReads.</h1>')
})

it('draws nothing for whose network has asked for too much, but gives them what is kept', async () => {
  await open('/es/exhibitions')
  wait = 7
  expect((await open('/es/exhibitions')).statusCode).toBe(200)
  const refused = await open('/es/artists')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({
    'retry-after': '7',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(refused.body).toContain('<h1>error.tooManyReads.</h1>')
  wait = 0
  expect((await open('/es/artists')).statusCode).toBe(200)
})
