import { type Endpoint, endpoints } from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

const elsewhere = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.elsewhere)

/** What programs read by standards: pictures and manifests, harvests, citations, linked data, captions. */
const byStandards =
  /^(GET|POST) \/(iiif\/|oai$|dumps|api\/id\/|api\/\w+\/:\w+\/(citation|linked)|api\/items\/:id\/images\/:image\/captions\/)/

test('what other sites may read is the times of events, and what programs read by standards', () => {
  const others = elsewhere.filter(([name]) => !byStandards.test(name))
  expect(others.map(([name]) => name)).toEqual(['GET /api/events/:id/times'])
  expect(new Set(elsewhere.map(([, { right }]) => right))).toEqual(new Set(['everybody', 'published']))
  const ofIiif = Object.keys(endpoints).filter((name) => name.startsWith('GET /iiif/'))
  expect(elsewhere.map(([name]) => name)).toEqual(expect.arrayContaining(ofIiif))
})

describe('a page of another site', () => {
  let gallery: TestApp
  const origin = 'https://other.example'
  /** The headers of an answer by which a browser lets a page of another site do anything. */
  const allowed = (headers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))
  const names = Object.keys(endpoints).filter((name) => name.startsWith('GET ') && !name.includes('?'))

  beforeAll(async () => {
    gallery = await testApp()
  })
  afterAll(() => gallery.close())

  const ask = (method: 'GET' | 'OPTIONS', url: string) =>
    gallery.app.inject({ method, url, headers: { origin, 'sec-fetch-site': 'cross-site' } })

  it.each(names)('reads %s only where that is said', async (name) => {
    const path = name.replace('GET ', '').replace(/:\w+/g, '4711')
    const { headers } = await ask('GET', path)
    const isOpen = elsewhere.some(([each]) => each === name)
    expect(allowed(headers)).toEqual(isOpen ? { 'access-control-allow-origin': '*' } : {})
    expect(headers['cross-origin-resource-policy']).toBe(isOpen ? 'cross-origin' : 'same-origin')
  })

  it('is allowed no header, no other method and no cookie by asking before', async () => {
    for (const path of ['/api/events/4711/times', '/api/appointments', '/api/places'])
      expect(allowed((await ask('OPTIONS', path)).headers), path).toEqual({})
  })
})
