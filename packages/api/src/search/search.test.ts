import { urlOf } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { createEvent } from '../events/changes.queries.ts'
import { addArtists } from '../events/parts.queries.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

describe('GET /api/search', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  async function search(words: string, client = gallery.client()) {
    const response = await client.get(urlOf('/api/search', { q: words }) || '/api/search')
    expect(response.statusCode).toBe(200)
    return response.json().data
  }

  async function fill() {
    const { db, clock } = gallery
    const writing = { now: clock.now, by: null }
    const names = { display: 'Nélida Arrascaeta', last_name: 'Arrascaeta', bio_es: '', bio_en: '' }
    const artist_id = await createArtist(db, names, writing)
    for (let each = 1; each <= 6; each++) {
      await createWork(db, sampleWork({ title_es: `Camalote ${each}`, artist_id, notes: 'canary' }), writing)
    }
    await createWork(db, sampleWork({ title_es: 'Camalote escondido', artist_id, public: false }), writing)
    const event = await createEvent(db, sampleEvent({ title_es: 'Río de camalotes' }), writing)
    await addArtists(db, event, [artist_id])
    await createEvent(db, sampleEvent({ title_es: 'Camalotes después', active: false }), writing)
    await addItem(gallery, { subtitle_es: 'Carta sobre un camalote', artists: [artist_id] })
    await addItem(gallery, { subtitle_es: 'Otra sobre un camalote', public: false })
  }

  const totals = (results: Record<string, { total: number }>) =>
    Object.fromEntries(Object.entries(results).map(([kind, { total }]) => [kind, total]))

  it('finds the first of each kind that visitors can see, and says how many there are', async () => {
    await fill()
    const results = await search('camalote')
    expect(totals(results)).toEqual({ works: 6, events: 1, artists: 0, items: 1 })
    expect(results.works.data.map(({ title_es }: { title_es: string }) => title_es)).toEqual([
      'Camalote 6',
      'Camalote 5',
      'Camalote 4',
      'Camalote 3',
    ])
    expect(results.events.data).toMatchObject([{ title_es: 'Río de camalotes' }])
    expect(results.items.data).toMatchObject([{ subtitle_es: 'Carta sobre un camalote' }])
  })

  it('asks for all of the words, in any order, of the record or of its artists', async () => {
    await fill()
    expect(totals(await search('CAMALÓTE nelida'))).toEqual({ works: 6, events: 1, artists: 0, items: 1 })
    expect(totals(await search('arrascaeta rio'))).toEqual({ works: 0, events: 1, artists: 0, items: 0 })
    expect(totals(await search('arrascaeta'))).toEqual({ works: 6, events: 1, artists: 1, items: 1 })
    expect(totals(await search('camalote nada'))).toEqual({ works: 0, events: 0, artists: 0, items: 0 })
  })

  it('shows super users the same as everybody, and nobody what is not public', async () => {
    await fill()
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const results = await search('camalote', lucia)
    expect(results).toEqual(await search('camalote'))
    expect(JSON.stringify(results)).not.toMatch(/canary|escondido|SZ-74|después|Otra/)
  })

  it('shows super users who ask for it what is hidden too, and nobody else', async () => {
    await fill()
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const all = async (words: string) =>
      (await lucia.get(urlOf('/api/search?showAll=1', { q: words }))).json().data
    const results = await all('camalote')
    expect(totals(results)).toEqual({
      artists: 0,
      works: 7,
      collections: 0,
      events: 2,
      appointments: 0,
      archives: 0,
      items: 2,
    })
    expect(results.works.data).toHaveLength(3)
    expect(results.works.data[0]).toMatchObject({ title_es: 'Camalote escondido', public: false })
    expect(totals(await all('arrascaeta'))).toMatchObject({ artists: 1, works: 7, events: 1, items: 1 })
    expect(totals(await all(' '))).toMatchObject({ works: 0, archives: 0 })
    const visitor = await gallery.client().get(urlOf('/api/search?showAll=1', { q: 'camalote' }))
    expect(visitor.json().data).toEqual(await search('camalote'))
  })

  it.each(['', '   '])('finds nothing where nothing is asked: “%s”', async (words) => {
    await fill()
    expect(totals(await search(words))).toEqual({ works: 0, events: 0, artists: 0, items: 0 })
  })

  it('refuses too long a question', async () => {
    const response = await gallery.client().get(`/api/search?q=${'a'.repeat(201)}`)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['q']])
  })
})
