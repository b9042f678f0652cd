import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { serializerCompiler, shaped } from './answers.ts'

const Shown = z.object({ title: z.string(), artist: z.object({ name: z.string() }).nullable() })
const Whole = Shown.extend({ notes: z.string() })

/** What leaves for an answer of a route that declares `schema`. */
async function sent(schema: z.ZodType, answer: unknown) {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  app.get('/', { schema: { response: { 200: schema } } }, async () => answer)
  const { statusCode, body } = await app.inject('/')
  return statusCode === 200 ? JSON.parse(body) : statusCode
}

const row = { title: 'Patio', artist: { name: 'Irma', phone: '4300' }, price: 900 }

it('lets nothing leave that the shape does not name, at any depth', async () => {
  const seen = { title: 'Patio', artist: { name: 'Irma' } }
  expect(await sent(Shown, row)).toEqual(seen)
  expect(await sent(Shown, shaped(Shown, row))).toEqual(seen)
  expect(await sent(z.union([Whole, Shown]), shaped(Shown, { ...row, notes: 'de la casa' }))).toEqual(seen)
})

it('checks what was brought into a shape that is not the route’s', async () => {
  expect(await sent(Shown, shaped(Whole, { ...row, notes: 'de la casa' }))).toEqual({
    title: 'Patio',
    artist: { name: 'Irma' },
  })
  expect(await sent(Whole, shaped(Shown, row))).toBe(500)
})

it('refuses what does not fit', () => {
  expect(() => shaped(Shown, { title: 7, artist: null })).toThrow(z.ZodError)
})
