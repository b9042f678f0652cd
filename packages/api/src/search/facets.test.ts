import { urlOf } from '@gallery/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { addArchive, addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

let gallery: TestApp
let delia: number
let bruno: number
beforeAll(async () => {
  gallery = await testApp()
  const { db, clock } = gallery
  const writing = { now: clock.now, by: null }
  const named = (display: string) => createArtist(db, { display, bio_es: '', bio_en: '' }, writing)
  delia = await named('Delia Roca')
  bruno = await named('Bruno Lemos')
  const hidden = await addArchive(gallery, { public: false })
  const shown = await addArchive(gallery, { public: true })
  const work = (form: Parameters<typeof sampleWork>[0]) => createWork(db, sampleWork(form), writing)
  const tinta = { technique: 'Tinta', technique_en: 'Ink' }
  await work({ title_es: 'Patio 1', artist_id: delia, year: 1951 })
  await work({ title_es: 'Patio 2', artist_id: delia, year: 1959, ...tinta })
  await work({ title_es: 'Patio 3', artist_id: bruno, year: 1960, ...tinta, type: 'Dibujo', type_en: '' })
  await work({ title_es: 'Patio 4', year: null, technique: '', type: '' })
  await work({ title_es: 'Zaguán', artist_id: bruno, year: 1901 })
  await work({ title_es: 'Patio oculto', artist_id: bruno, year: 1988, technique: 'Canary', public: false })
  const item = (form: Parameters<typeof addItem>[1]) => addItem(gallery, { subtitle_es: 'Patio', ...form })
  await item({
    artists: [delia, bruno],
    kind: 'vimeo',
    year: 1951,
    place: 'Rosario',
    tags: ['Arte', 'marco'],
  })
  await item({ artists: [bruno], kind: 'video', technique: 'Cinta', date_edtf: '1958/1961', tags: ['arte'] })
  await item({ kind: 'book', archive_id: shown })
  await item({ kind: 'press', technique: 'Canary', place: 'Canary', tags: ['Canary'], public: false })
  await item({ kind: 'press', technique: 'Canary', archive_id: hidden })
})
afterAll(() => gallery.close())

async function facets(url: string): Promise<Record<string, Record<string, number>>> {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const response = await gallery.client().get(url)
  expect(response.statusCode).toBe(200)
  // Whoever asks, they are those of what visitors see.
  expect((await lucia.get(url)).json()).toEqual(response.json())
  type Values = { value: string; label_es: string; count: number }[]
  return Object.fromEntries(
    Object.entries<Values>(response.json().data).map(([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, label_es, count }) => [label_es || value, count])),
    ])
  )
}

it('of works: what visitors find, by artist, technique, type and decade', async () => {
  expect(await facets('/api/works/facets')).toEqual({
    artist: { 'Delia Roca': 2, 'Bruno Lemos': 2 },
    technique_is: { Tinta: 2, 'Óleo sobre tela': 2 },
    type: { Pintura: 3, Dibujo: 1 },
    decade: { 1900: 1, 1950: 2, 1960: 1, undated: 1 },
  })
  expect(await facets(urlOf('/api/works/facets', { query: 'patio' }))).toEqual({
    artist: { 'Delia Roca': 2, 'Bruno Lemos': 1 },
    technique_is: { Tinta: 2, 'Óleo sobre tela': 1 },
    type: { Pintura: 2, Dibujo: 1 },
    decade: { 1950: 2, 1960: 1, undated: 1 },
  })
  const { data } = (await gallery.client().get(urlOf('/api/works/facets', { query: 'patio' }))).json()
  expect(data.technique_is[0]).toEqual({ value: 'Tinta', label_es: '', label_en: 'Ink', count: 2 })
})

it('each is counted among what the others leave, and finds as many', async () => {
  for (const [query, oil] of [
    ['patio', 1],
    ['', 2],
  ] as const) {
    expect(await facets(urlOf('/api/works/facets', { query, technique_is: 'Tinta' }))).toEqual({
      artist: { 'Delia Roca': 1, 'Bruno Lemos': 1 },
      technique_is: { Tinta: 2, 'Óleo sobre tela': oil },
      type: { Pintura: 1, Dibujo: 1 },
      decade: { 1950: 1, 1960: 1 },
    })
  }
  const total = async (query: string) => (await gallery.client().get(query)).json().meta.total
  expect(await total(`/api/works?query=patio&technique_is=Tinta&decade=1950&artist=${delia}`)).toBe(1)
  expect(await total('/api/works?query=patio&decade=undated')).toBe(1)
  expect(await total('/api/works?type=Dibujo')).toBe(1)
  expect(await total('/api/works?technique_is=Canary')).toBe(0)
  expect(await total(`/api/items?artist=${bruno}&kind=video`)).toBe(2)
  expect(await total('/api/items?technique_is=Cinta&decade=1950')).toBe(1)
})

// All have the word: it changes how they are found, not what is counted.
it.each(['', 'patio'])(
  'of items: what visitors find, by artist, technique, kind, decade, place and tag: “%s”',
  async (query) => {
    expect(await facets(urlOf('/api/items/facets', { query }))).toEqual({
      artist: { 'Bruno Lemos': 2, 'Delia Roca': 1 },
      technique_is: { Cinta: 1 },
      kind: { video: 2, book: 1 },
      decade: { 1950: 2, 1960: 1, undated: 1 },
      place: { Rosario: 1 },
      tag: { Arte: 2, marco: 1 },
    })
    expect(await facets(urlOf('/api/items/facets', { query, artist: delia }))).toEqual({
      artist: { 'Bruno Lemos': 2, 'Delia Roca': 1 },
      technique_is: {},
      kind: { video: 1 },
      decade: { 1950: 1 },
      place: { Rosario: 1 },
      tag: { Arte: 1, marco: 1 },
    })
    expect(await facets(urlOf('/api/items/facets', { query, tag: 'arte', decade: 1960 }))).toMatchObject({
      kind: { video: 1 },
      decade: { 1950: 2, 1960: 1 },
      place: {},
      tag: { Arte: 1 },
    })
    const { meta } = (await gallery.client().get('/api/items?place=Rosario&tag=ARTE')).json()
    expect(meta.total).toBe(1)
  }
)

it.each([
  ['from=1959&to=1960', 1],
  ['from=196X', 1],
  ['to=195X~', 2],
  ['from=1959-12-31&to=1960-01', 1],
  ['from=2000', 0],
])('items of a time, by years and by EDTF: %s', async (time, count) => {
  expect((await gallery.client().get(`/api/items?${time}`)).json().meta.total).toBe(count)
  const { data } = (await gallery.client().get(`/api/items/facets?${time}`)).json()
  expect(data.kind.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(count)
})

it.each(['from=ayer', 'to=1949-13', 'from=1955/1950', 'to=99999'])('refuses %s', async (time) => {
  expect((await gallery.client().get(`/api/items?${time}`)).statusCode).toBe(422)
})

it('of nothing found are empty', async () => {
  expect(await facets(urlOf('/api/works/facets', { query: 'xilofón' }))).toEqual({
    artist: {},
    technique_is: {},
    type: {},
    decade: {},
  })
})

it('of a word written wrong are those of what is listed instead', async () => {
  const { meta } = (await gallery.client().get('/api/works?query=zaguam')).json()
  expect(meta).toMatchObject({ instead: 'zaguan', total: 1 })
  expect(await facets(urlOf('/api/works/facets', { query: 'zaguam' }))).toMatchObject({
    artist: { 'Bruno Lemos': 1 },
  })
})

it('items come by artist, of several the first by name, those without one last', async () => {
  const titles = async (query: string): Promise<string[]> => {
    const { data } = (await gallery.client().get(`/api/items?${query}`)).json()
    return data.map(({ artists }: { artists: { display: string }[] }) =>
      artists.map(({ display }) => display).join()
    )
  }
  expect(await titles('sort=artist')).toEqual(['Delia Roca,Bruno Lemos', 'Bruno Lemos', ''])
  expect(await titles('sort=-artist')).toEqual(['Bruno Lemos', 'Delia Roca,Bruno Lemos', ''])
})
