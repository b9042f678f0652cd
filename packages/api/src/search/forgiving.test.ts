import { urlOf } from '@gallery/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { anEvent } from '../testing/bookings.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
  const { db, clock } = gallery
  const writing = { now: clock.now, by: null }
  const named = (display: string, last_name: string) =>
    createArtist(db, { display, last_name, bio_es: '', bio_en: '' }, writing)
  const nelida = await named('Nélida Arrascaeta', 'Arrascaeta')
  await named('Aldo Rossetti', 'Rossetti')
  await createWork(db, sampleWork({ title_es: 'Camalotes', artist_id: nelida }), writing)
  await createWork(db, sampleWork({ title_es: 'Xilografía', public: false }), writing)
  await anEvent(db, { title_es: 'Río de camalotes', artists: [nelida] })
  await anEvent(db, { title_es: 'Calendario', active: false })
  await addItem(gallery, { subtitle_es: 'Carta sobre el médano', artists: [nelida] })
})
afterAll(() => gallery.close())

async function lucia() {
  const client = gallery.client()
  await client.signInAs({ super: true, email: 'lucia@ochava.example' })
  return client
}

it.each([
  ['arrascaetta', 'arrascaeta', { artists: 1, works: 1, events: 1, items: 1 }],
  ['Arrazcaeta', 'arrascaeta', { artists: 1, works: 1, events: 1, items: 1 }],
  ['Rosseti', 'rossetti', { artists: 1, works: 0, events: 0, items: 0 }],
  ['nelyda camalotes', 'nelida camalotes', { artists: 0, works: 1, events: 1, items: 0 }],
])('the whole site: “%s” finds what “%s” does, and says so', async (asked, instead, totals) => {
  const { data, meta } = (await gallery.client().get(urlOf('/api/search', { q: asked }))).json()
  expect(meta).toEqual({ instead })
  for (const [kind, total] of Object.entries(totals)) expect([kind, data[kind].total]).toEqual([kind, total])
  expect(Object.keys(data)[0]).toBe('artists')
})

it.each(['camal', 'arrascaeta', 'zzzzzz', 'camalotez-1957', 'qué', '%_\\', ''])(
  '“%s” is searched for as written',
  async (asked) => {
    const response = await gallery.client().get(urlOf('/api/search', { q: asked }) || '/api/search')
    expect([response.statusCode, response.json().meta]).toEqual([200, { instead: null }])
  }
)

it.each([
  ['/api/works', 'camalottes', 'camalotes'],
  ['/api/works', 'arrascaetta', 'arrascaeta'],
  ['/api/events', 'arrascaetta', 'arrascaeta'],
  ['/api/events', 'camalottes', 'camalotes'],
  ['/api/items', 'arrascaetta', 'arrascaeta'],
  ['/api/items', 'medanno', 'medano'],
])('%s: “%s” finds what “%s” does, for visitors and in the panel', async (path, asked, instead) => {
  for (const url of [`${path}?query=${asked}`, `${path}?showAll=1&query=${asked}`]) {
    for (const client of [gallery.client(), await lucia()]) {
      const { data, meta } = (await client.get(url)).json()
      expect([url, data.length, meta]).toEqual([url, 1, expect.objectContaining({ total: 1, instead })])
    }
  }
})

it.each([
  ['/api/works', 'xilografias'],
  ['/api/events', 'calendarios'],
])('words of hidden records are told to nobody but the gallery: %s', async (path, asked) => {
  const meant = asked.slice(0, -1)
  for (const url of [urlOf('/api/search', { q: asked }), `${path}?query=${asked}`]) {
    const visitor = await gallery.client().get(url)
    expect([visitor.statusCode, visitor.body.includes(`"${meant}"`)]).toEqual([200, false])
  }
  const panel = (await (await lucia()).get(`${path}?showAll=1&query=${asked}`)).json()
  expect(panel.meta.instead).toBe(meant)
})

it('what is found as written is not put right', async () => {
  const { meta } = (await gallery.client().get('/api/works?query=camalotes')).json()
  expect(meta).not.toHaveProperty('instead')
})
