import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { servePermanent } from './permanent.ts'

let app: FastifyInstance

/** What of the API's app permanent addresses lean on: there is a work 12, and was a work 13. */
beforeAll(() => {
  app = Fastify()
  Object.assign(app, { env: { PUBLIC_URL: 'https://ochava.example' } })
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return this.headers['accept-language'] === 'en' ? 'en' : 'es'
    },
  })
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { cookies: request.headers.cookie === 'language=en' ? { language: 'en' } : {} })
  })
  app.decorate('readsForPage', () => async (asking: InjectOptions) => app.inject(asking))
  app.get<{ Params: { record: string } }>('/api/id/:record', async ({ params }, reply) => {
    if (params.record === 'w13')
      return reply.status(410).send({ message: 'gone', kind: 'work', gone_at: '2026-11-12T15:00:00.000Z' })
    if (params.record !== 'w12') return reply.status(404).send({ message: 'not found' })
    return {
      data: {
        kind: 'work',
        id: 12,
        address: 'https://ochava.example/id/w12',
        pages: { es: '/es/artists/2/x/12/patio', en: '/en/artists/2/x/12/courtyard' },
        data: '/api/works/12',
        linked: '/api/works/12/linked.json',
      },
    }
  })
  servePermanent(app, {
    draw: async (request, reply, path) =>
      reply
        .status((await app.inject(`/api/id/${path.slice('/es/id/'.length)}`)).statusCode)
        .type('text/html')
        .send(`page ${path} of ${request.url}`),
    answerForNow: (error) => {
      throw error
    },
  })
})

const ask = (headers: Record<string, string> = {}, url = '/id/w12') => app.inject({ url, headers })

test.each([
  ['a browser that speaks Spanish', { accept: 'text/html,*/*;q=0.8' }, '/es/artists/2/x/12/patio'],
  ['one that speaks English', { 'accept-language': 'en' }, '/en/artists/2/x/12/courtyard'],
  ['who has chosen English here', { cookie: 'language=en' }, '/en/artists/2/x/12/courtyard'],
  ['a program that reads JSON-LD', { accept: 'application/ld+json' }, '/api/works/12/linked.json'],
  ['a program that reads JSON', { accept: 'application/json' }, '/api/works/12/linked.json'],
] as const)('%s is led to what they read', async (_, headers, location) => {
  const answer = await ask(headers)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
})

it('says what it went by, and what else there is, to who asks for the head only too', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/id/w12' })
    expect(statusCode).toBe(303)
    expect(headers).toMatchObject({
      vary: 'accept, accept-language, cookie',
      'access-control-allow-origin': '*',
    })
    expect([headers.link].flat().join(', ')).toBe(
      [
        '<https://ochava.example/id/w12>; rel="canonical"',
        '</es/artists/2/x/12/patio>; rel="alternate"; type="text/html"; hreflang="es"',
        '</en/artists/2/x/12/courtyard>; rel="alternate"; type="text/html"; hreflang="en"',
        '</api/works/12/linked.json>; rel="alternate"; type="application/ld+json"',
      ].join(', ')
    )
  }
})

describe('what is not there', () => {
  it('is a page for people, in their language', async () => {
    const answer = await ask({ 'accept-language': 'en' }, '/id/w13')
    expect([answer.statusCode, answer.body]).toEqual([410, 'page /en/id/w13 of /id/w13'])
  })

  it('is an answer for programs', async () => {
    const gone_at = '2026-11-12T15:00:00.000Z'
    const answer = await ask({ accept: 'application/json' }, '/id/w13')
    expect([answer.statusCode, answer.json()]).toEqual([410, { message: 'gone', kind: 'work', gone_at }])
    const linked = await ask({ accept: 'application/ld+json' }, '/id/w13')
    const { 'content-type': type, 'cache-control': kept } = linked.headers
    expect([linked.statusCode, type, kept, linked.json()]).toEqual([
      410,
      'application/ld+json; charset=utf-8',
      'no-store',
      {
        '@context': 'https://www.w3.org/ns/activitystreams',
        id: 'https://ochava.example/id/w13',
        type: 'Tombstone',
        formerType: 'HumanMadeObject',
        deleted: gone_at,
      },
    ])
    expect((await ask({ accept: 'application/json' }, '/id/w14')).statusCode).toBe(404)
  })

  it.each(['/id/x', '/id/w12%2F..%2Foptions', '/id/w12%3Fx'])('is what %s names', async (url) => {
    expect((await ask({}, url)).statusCode).toBe(404)
  })
})
