import { expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

const given = '4f2a9c1e5b7d48f0a6c3e2d1b0987654'

/** The id of an answer to a request that came from an address with an id. */
async function idOf(env: Record<string, string>, remoteAddress: string, id: string): Promise<string> {
  const gallery = await testApp({ env })
  const headers = { 'x-request-id': id }
  const answer = await gallery.app.inject({ url: '/healthz', remoteAddress, headers })
  await gallery.close()
  return String(answer.headers['x-request-id'])
}

test('a request keeps the id that a trusted proxy has given it', async () => {
  expect(await idOf({ TRUST_PROXY: '10.0.0.1, loopback' }, '10.0.0.1', given)).toBe(given)
  expect(await idOf({ TRUST_PROXY: 'true' }, '192.0.2.1', given)).toBe(given)
})

test.each([
  ['of somebody who is no proxy', '192.0.2.1', given],
  ['with signs that would begin another line', '10.0.0.1', `${given}\tx`],
  ['that is too short to be one', '10.0.0.1', '1'],
  ['that is too long', '10.0.0.1', 'x'.repeat(65)],
  ['that is empty', '10.0.0.1', ''],
])('an id %s is not taken', async (_what, from, id) => {
  expect(await idOf({ TRUST_PROXY: '10.0.0.1' }, from, id)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
})

test('nobody’s word counts while no proxy is trusted', async () => {
  expect(await idOf({}, '127.0.0.1', given)).not.toBe(given)
})

test('what a page reads of the API has the id of the page', async () => {
  const gallery = await testApp({ env: { TRUST_PROXY: 'loopback' } })
  const { app } = gallery
  app.get('/*', async (request) => {
    const read = await app.readsForPage({ request })({ url: '/api/options' })
    return read.headers['x-request-id']
  })
  const page = await app.inject({ url: '/es', headers: { 'x-request-id': given } })
  expect(page.body).toBe(given)
  await gallery.close()
})
