import type { Sent } from '@gallery/client'
import { MessageByLink } from '@gallery/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { findRoute } from '../../src/routing/findRoute.ts'
import { serveForms } from './serveForms.ts'

/** The forms that were drawn again, one after the other. */
let drawn: Sent[]
/** What the API was sent. */
let asked: unknown[]
/** Whether it cannot be looked up whose session it is. */
let isAway: boolean
let app: FastifyInstance

beforeEach(() => {
  drawn = []
  asked = []
  isAway = false
  app = Fastify()
  app.decorateRequest('say', (id: string) => `${id}.`)
  app.addHook('onRequest', async (request) => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    Object.assign(request, { cookies: {} })
  })
  app.post('/contact/link', async ({ body }) => {
    asked.push(body)
    return { message: 'Gracias.' }
  })
  app.post('/auth/logout', async (_request, reply) => {
    reply.header('clear-site-data', '"cache"')
    return { message: 'Saliste.' }
  })
  void app.register(serveForms, {
    find: async () => findRoute,
    drawAgain: async (_request, reply, form) => {
      drawn.push(form)
      return reply.code(form.status).send()
    },
  })
})

const send = (values: Readonly<Record<string, string>>, url = '/es/contact') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(values).toString(),
  })

test('the longest message is taken in letters that are sent as nine characters each', async () => {
  const values = {
    name: '例'.repeat(200),
    email: 'ana@example.org',
    subject: '子'.repeat(300),
    message: '广'.repeat(10_000),
  }
  expect(MessageByLink.parse(values)).toMatchObject(values)
  expect((await send(values)).statusCode).toBe(303)
  expect(asked).toEqual([values])
})

test('what is longer than any form is not read, and its page drawn again', async () => {
  expect((await send({ message: 'a'.repeat(200_000) })).statusCode).toBe(413)
  expect(drawn).toMatchObject([{ status: 413, message: 'error.tooLarge.' }])
  expect(asked).toEqual([])
})

test('what comes while the database is away is to be sent again in a moment, and no fault', async () => {
  isAway = true
  const { statusCode, headers } = await send({ message: 'Hola' })
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
  expect(drawn).toMatchObject([{ status: 503, message: 'error.unavailable.' }])
})

const begun = { works: '12', name: 'Ana', message: 'Hola' }
const form = '/es/ask?works=12'

test('what was typed comes along to where another work is added, and is not sent', async () => {
  const typed = { ...begun, by: 'link' }
  expect((await send(typed, '/es/ask?works=12,15')).statusCode).toBe(200)
  expect(drawn).toEqual([{ status: 200, values: typed, errors: {}, message: '' }])
  expect(asked).toEqual([])
})

test.each(['search', 'enter'])(
  'by %s words that are new go into the address, with what was typed',
  async (by) => {
    const typed = { ...begun, by, q: ' patio de noche ', sought: 'noche' }
    const { statusCode, headers } = await send(typed, `${form}&q=noche&p=3`)
    expect([statusCode, headers.location]).toEqual([307, '/es/ask?works=12&q=patio+de+noche'])
    expect(drawn).toEqual([])
    expect((await send(typed, headers.location)).statusCode).toBe(200)
    expect(drawn).toMatchObject([{ status: 200, values: typed }])
    expect(asked).toEqual([])
  }
)

test('the search button finds the same words again, and Enter sends the form', async () => {
  const typed = { ...begun, q: 'patio', sought: 'patio' }
  await send({ ...typed, by: 'search' }, `${form}&q=patio`)
  expect(drawn).toMatchObject([{ status: 200, values: typed }])
  expect(asked).toEqual([])
  expect((await send({ ...typed, by: 'enter' }, `${form}&q=patio`)).statusCode).toBe(303)
  expect(asked).toMatchObject([begun])
})

test('its own button sends the form, whatever is typed to be searched for', async () => {
  expect((await send({ ...begun, q: 'patio' }, form)).statusCode).toBe(303)
  expect(asked).toMatchObject([begun])
})

test('a form of another site brings nothing along', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'by=search&q=patio',
  })
  expect(answer.statusCode).toBe(403)
})

test('whoever signs out by a form leaves as little in the browser as by the scripts', async () => {
  const { statusCode, headers } = await send({ out: '' }, '/es/auth')
  expect([statusCode, headers['clear-site-data']]).toEqual([303, '"cache"'])
})
