import { endpoints } from '@gallery/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setOptions } from './options/options.queries.ts'
import type { TestClient } from './testing/client.ts'
import { type TestApp, testApp } from './testing/testApp.ts'
import { fillGallery } from './testing/wholeGallery.ts'

let gallery: TestApp
let lucia: TestClient
let documented: z.infer<typeof Document>['paths']

const Content = z.record(z.string(), z.object({ schema: z.looseObject({ type: z.unknown().optional() }) }))
const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: Content.optional() })) })
    )
  ),
})

beforeAll(async () => {
  gallery = await testApp()
  lucia = await fillGallery(gallery)
  await setOptions(gallery.db, { offerHarvest: true }, { now: gallery.clock.now, by: null })
  documented = Document.parse((await lucia.get('/api/openapi.json')).json()).paths
})
afterAll(() => gallery.close())

test('no answer is told to be JSON of which nothing is known, or a text', () => {
  for (const [path, operations] of Object.entries(documented))
    for (const [method, { responses }] of Object.entries(operations))
      for (const [status, { content }] of Object.entries(responses)) {
        const { schema } = content?.['application/json'] ?? {}
        if (Object.keys(content ?? {}).length === 1 && schema)
          expect(schema, `${method} ${path} ${status}`).toSatisfy(
            ({ type }) => Object.keys(schema).length > 0 && type !== 'string'
          )
      }
})

const ld = { accept: 'application/ld+json' }
const plain = { accept: 'application/json' }
const tables = [
  ...['works', 'movements', 'ledger', 'artists', 'collections', 'items', 'archives', 'events', 'places'],
  ...['appointments', 'messages', 'users', 'slides', 'options', 'files', 'reports'],
]
const manifests = ['works/1/manifest', 'items/HASH/manifest', 'events/1/manifest', 'collection']
const collections = [
  ...['artists/collection', 'artists/1/collection', 'archives/collection', 'archives/general/collection'],
  ...['archives/1/collection', 'collections/collection', 'collections/LINK/collection'],
]
const linked = ['works', 'items', 'events', 'artists', 'archives']
const references = ['works', 'items', 'events'].flatMap((of) =>
  ['ris', 'bib', 'json'].map((format) => `/api/${of}/1/citation.${format}`)
)

/** An address for each path that does not answer with JSON alone, and how it is asked. */
const asked: [address: string, path: string, headers?: Record<string, string>][] = [
  ...['es', 'en'].flatMap((language): [string, string][] => [
    [`/${language}/events.ics`, `/${language}/events.ics`],
    [`/${language}/feed.xml`, `/${language}/feed.xml`],
    [`/${language}/events/1.ics`, `/${language}/events/{id}.ics`],
  ]),
  ...tables.flatMap((of) =>
    ['csv', 'xlsx'].map((format): [string, string] => [
      `/api/exports/${of}.${format}${of === 'reports' ? '?by=weekday' : ''}`,
      `/api/exports/${of}.{format}`,
    ])
  ),
  ['/api/exports/everything.zip', '/api/exports/everything.zip'],
  ...[...manifests, ...collections].flatMap((of) =>
    [ld, plain].map((headers): [string, string, Record<string, string>] => [
      `/iiif/${of}.json`,
      `/iiif/${of
        .replace('works/1', 'works/{work}')
        .replace('HASH', '{hash}')
        .replace('LINK', '{link}')
        .replace('/1/', '/{id}/')}.json`,
      headers,
    ])
  ),
  ...['2', '3'].flatMap((version) =>
    [ld, plain].map((headers): [string, string, Record<string, string>] => [
      `/iiif/${version}/PICTURE/info.json`,
      '/iiif/{version}/{picture}/info.json',
      headers,
    ])
  ),
  ...['jpg', 'png', 'webp'].map((format): [string, string] => [
    `/iiif/3/PICTURE/full/max/0/default.${format}`,
    '/iiif/{version}/{picture}/{region}/{size}/{rotation}/{file}',
  ]),
  ...linked.flatMap((of) =>
    [ld, plain].map((headers): [string, string, Record<string, string>] => [
      `/api/${of}/1/linked.json`,
      `/api/${of}/{${of === 'works' ? 'work' : 'id'}}/linked.json`,
      headers,
    ])
  ),
  ...references.map((path): [string, string] => [
    path,
    path.replace('1', path.includes('works') ? '{work}' : '{id}'),
  ]),
  ['/oai?verb=Identify', '/oai'],
  ['/storage/images/FILE', '/storage/{folder}/{file}'],
  ['/api/paper/price-list.pdf?works=1', '/api/paper/price-list.pdf'],
]

test.each(asked)('%s answers with a type that is told of %s', async (address, path, headers = {}) => {
  const { data: item } = (await lucia.get('/api/items/1')).json()
  const { data: work } = (await lucia.get('/api/works/1')).json()
  const { data: rooms } = (await lucia.get('/api/collections')).json()
  const answer = await lucia.get(
    address
      .replace('HASH', item.hash)
      .replace('LINK', rooms[0].link)
      .replace('PICTURE', `images.${work.img.file}`)
      .replace('FILE', work.img.file),
    { headers }
  )
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const [type = ''] = String(answer.headers['content-type']).split(';')
  const told = Object.keys(documented[path]?.get?.responses['200']?.content ?? {})
  expect(told.includes('*/*') ? [type] : told).toContain(type)
})

test('each path that may answer in several types is asked above', () => {
  const several = Object.entries(documented)
    .filter(([, { get }]) => Object.keys(get?.responses['200']?.content ?? {}).length > 1)
    .map(([path]) => path)
  expect(several.length).toBeGreaterThan(30)
  expect(asked.map(([, path]) => path)).toEqual(expect.arrayContaining(several))
})

test('every endpoint that answers with a text, or with anything, says of what type', () => {
  const untold = Object.entries(endpoints).filter(
    ([, endpoint]) =>
      'answer' in endpoint &&
      (endpoint.answer instanceof z.ZodString || endpoint.answer instanceof z.ZodUnknown) &&
      !('type' in endpoint)
  )
  expect(untold.map(([name]) => name)).toEqual([])
})
