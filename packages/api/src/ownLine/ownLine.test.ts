import type { CurrentUser } from '@gallery/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerError } from '../errorHandler.ts'
import { languagePlugin } from '../language.ts'
import { ownLinePlugin } from './ownLine.ts'

const lucia: CurrentUser = {
  ...{ id: 1, display: 'lucia', email: 'lucia@ochava.example', first_name: '', last_name: '', phone: '' },
  ...{ super: true, awaits: null },
}

let app: FastifyInstance
/** Ends what goes on. */
let endAll: () => void

const school = '203.0.113.7'
const ask = (remoteAddress: string, url = '/slow') => app.inject({ url, remoteAddress })
const underWay = async () => Number((await ask('192.0.2.1', '/underWay')).body)

beforeEach(async () => {
  let busy = 0
  const ended = new Promise<void>((resolve) => {
    endAll = resolve
  })
  app = Fastify()
  app.setErrorHandler(answerError)
  await app.register(languagePlugin)
  app.decorate('pageBeingRead', () => undefined)
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.user = lucia
  })
  await app.register(ownLinePlugin)
  app.get('/underWay', async () => String(busy))
  app.get('/slow', (request, reply) =>
    app.inOwnLine({ request, reply }, async () => {
      busy += 1
      await ended
      return 'done'
    })
  )
})
afterEach(() => app.close())

it('has half of the connections to the database for one network at most', async () => {
  const asked = Array.from({ length: 12 }, () => ask(school))
  await expect.poll(underWay).toBe(5)
  const other = ask('198.51.100.9')
  await expect.poll(underWay).toBe(6)
  endAll()
  for (const each of [...asked, other]) expect((await each).body).toBe('done')
})

it('tells who finds hundreds of their own network waiting when to come back', async () => {
  const asked = Array.from({ length: 505 }, () => ask(school))
  await expect.poll(underWay).toBe(5)
  const refused = await ask(school)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  endAll()
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('lets who works at the gallery go on', async () => {
  const asked = Array.from({ length: 12 }, () =>
    app.inject({ url: '/slow', remoteAddress: school, headers: { authorization: 'x' } })
  )
  await expect.poll(underWay).toBe(12)
  endAll()
  await Promise.all(asked)
})
