import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSlide } from '../testing/sampleSlide.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
beforeAll(async () => {
  // Nothing comes back while the test runs.
  gallery = await testApp({ reads: { burst: 5, perSecond: 0.001 } })
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

/** Each test asks from addresses of its own. */
let networks = 0
const newAddress = () => `203.0.113.${++networks}`

it('refuses who has too much made anew, in words and with a time to wait; others go on', async () => {
  const visitor = gallery.client()
  const asking = { ip: newAddress(), headers: { 'accept-language': 'en' } }
  for (let turn = 0; turn < 5; turn += 1)
    expect((await visitor.get(`/api/search?q=${turn}`, asking)).statusCode).toBe(200)
  const refused = await visitor.get('/api/search?q=5', asking)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^So much is being asked for .+ seconds\.$/),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect((await visitor.get('/api/search?q=5', { ip: newAddress() })).statusCode).toBe(200)
})

it('counts neither what is kept, nor files, nor whether the server is well', async () => {
  await addSlide(gallery)
  const ip = newAddress()
  for (let turn = 0; turn < 20; turn += 1) {
    for (const path of ['/api/works', '/healthz', '/storage/slides/x.jpg'])
      expect((await gallery.client().get(path, { ip })).statusCode, path).not.toBe(429)
  }
})

it('counts nothing that is read for a page, which counts as a whole', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const asking = { url: `/api/search?q=${turn}`, remoteAddress: '203.0.113.250' }
    expect((await gallery.app.readsForPage()(asking)).statusCode).toBe(200)
  }
})

it('counts calendars, news and cards, and HEAD as what it asks about', async () => {
  for (const path of ['/es/events.ics', '/en/feed.xml', '/cards/x.png']) {
    const ip = newAddress()
    for (let turn = 0; turn < 5; turn += 1) await gallery.client().get(path, { ip })
    expect((await gallery.client().get(path, { ip })).statusCode, path).toBe(429)
  }
  const ask = { method: 'HEAD', url: '/api/works', remoteAddress: newAddress() } as const
  for (let turn = 0; turn < 5; turn += 1) await gallery.app.inject(ask)
  expect((await gallery.app.inject(ask)).statusCode).toBe(429)
})

it.each(['/contact/guard', '/contact/works'])('counts %s, which is made anew for everybody', async (path) => {
  const ip = newAddress()
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await gallery.client().get(path, { ip })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('does not count super users', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true })
  const ip = newAddress()
  for (let turn = 0; turn < 10; turn += 1)
    expect((await lucia.get(`/api/works?page=${turn + 1}`, { ip })).statusCode).toBe(200)
})
