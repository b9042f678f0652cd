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
let app: FastifyInstance

beforeEach(() => {
  drawn = []
  asked = []
  app = Fastify()
  app.decorateRequest('say', (id: string) => `${id}.`)
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { cookies: {} })
  })
  app.post('/contact/link', async ({ body }) => {
    asked.push(body)
    return { message: 'Gracias.' }
  })
  void app.register(serveForms, {
    find: async () => findRoute,
    drawAgain: async (_request, reply, form) => {
      drawn.push(form)
      return reply.code(form.status).send()
    },
  })
})

const send = (values: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: '/es/contact',
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
