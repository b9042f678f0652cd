import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from './testing/testApp.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

const Schema = z.record(z.string(), z.unknown())
const Operation = z.object({
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: Schema }))
    .optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.object({ description: z.string() })),
})
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete', 'head']), Operation)
  ),
})

async function readDocument() {
  const response = await gallery.client().get('/api/openapi.json')
  expect(response.statusCode).toBe(200)
  return Document.parse(response.json())
}

test('the document is OpenAPI, and every route in it says what it does, takes and answers', async () => {
  const { paths } = await readDocument()
  for (const [path, operations] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters = [] } of Object.values(operations)) {
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(names)
    }
  }
})

test('every read of the API may be too many, and every upload come while nobody can look for malware', async () => {
  const { paths } = await readDocument()
  for (const [path, { get, ...writes }] of Object.entries(paths)) {
    if (get && path.startsWith('/api/')) expect(get.responses, path).toHaveProperty('429')
    for (const { requestBody, responses } of Object.values(writes))
      if (requestBody && 'multipart/form-data' in requestBody.content)
        expect(responses, path).toHaveProperty('503')
  }
})

test('what is made once takes a key, and may be refused for having been sent before', async () => {
  const { paths } = await readDocument()
  const keyed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'idempotency-key'))
      .map(([method, { responses }]) => `${method} ${path}${'409' in responses ? '' : ': no 409'}`)
  )
  expect(keyed).toEqual(expect.arrayContaining(['post /api/ledger/notes', 'post /api/works/{id}/movements']))
  expect(keyed.filter((name) => !/^post [^:]+$/.test(name))).toEqual([])
})

test.each([
  ['get', '/healthz'],
  ['get', '/readyz'],
  ['get', '/auth/getUser'],
  ['post', '/auth/login'],
  ['post', '/{lang}/auth/login'],
  ['post', '/auth/logout'],
  ['get', '/api/options'],
  ['get', '/api/options/{id}'],
  ['get', '/api/slides'],
  ['get', '/api/slides/{id}'],
  ['post', '/api/slides'],
  ['delete', '/api/slides/{id}'],
  ['patch', '/api/slides/all'],
  ['get', '/api/events'],
  ['get', '/api/events/{id}'],
  ['delete', '/api/events/{id}'],
  ['patch', '/api/events/all'],
  ['patch', '/api/events/{id}'],
  ['patch', '/api/events/toggleArtist/{id}'],
  ['get', '/api/places'],
  ['post', '/api/places/upcoming'],
  ['get', '/api/places/{id}'],
  ['delete', '/api/places/{id}'],
  ['delete', '/api/places/multiDelete/{ids}'],
  ['patch', '/api/places/{id}'],
  ['get', '/api/appointments'],
  ['post', '/api/appointments/upcoming'],
  ['get', '/api/appointments/{id}'],
  ['delete', '/api/appointments/{id}'],
  ['patch', '/api/appointments/{id}'],
  ['post', '/api/appointments'],
  ['get', '/api/appointments/link/{token}'],
  ['post', '/api/appointments/link/{token}/confirm'],
  ['post', '/api/appointments/link/{token}/cancel'],
  ['get', '/api/appointments/link/{token}/calendar.ics'],
  ['get', '/storage/{folder}/{file}'],
] as const)('it lists %s %s', async (method, path) => {
  expect((await readDocument()).paths[path]).toHaveProperty(method)
})

test('a page to browse it', async () => {
  expect((await gallery.client().get('/api/docs')).headers['content-type']).toContain('text/html')
})

test('its page loads nothing from anywhere else', async () => {
  const page = await gallery.client().get('/api/docs')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|\*|[a-z]\.[a-z]/)
  for (const [, address] of page.body.matchAll(/(?:src|href)="([^"]*)"/g))
    expect(address).not.toMatch(/^(https?:)?\/\//)
})
