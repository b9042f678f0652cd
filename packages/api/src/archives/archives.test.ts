import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { changeItem } from '../items/changes.queries.ts'
import type { TestClient } from '../testing/client.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('reading /api/archives', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  async function asSuper() {
    const client = gallery.client()
    await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    return client
  }

  const titlesOf = (data: { title_es: string }[]) => data.map((archive) => archive.title_es)

  it('lists the public ones by title, with what visitors see in them', async () => {
    const szalay = await addArchive(gallery, { title_es: 'Papeles Szalay' })
    const brandariz = await addArchive(gallery, { title_es: 'Ámbito Brandariz' })
    await addArchive(gallery, { title_es: 'Registro', public: false })
    const letter = await addItem(gallery, { archive_id: brandariz, year: 1951 })
    await addItem(gallery, { archive_id: brandariz, date: '1946-05-01' })
    const hidden = await addItem(gallery, { archive_id: brandariz, year: 1900, public: false })
    await addItem(gallery, { archive_id: brandariz, year: 2000, active: false })
    await addSampleFile(gallery, letter, { name: 'Primera hoja.jpg' })
    await addSampleFile(gallery, hidden)

    const response = await gallery.client().get('/api/archives?showAll=1')
    expect(response.statusCode).toBe(200)
    expect(response.json().meta).toEqual({ total: 2, current_page: 1, per_page: 20, last_page: 1 })
    expect(response.json().data).toEqual([
      {
        id: brandariz,
        title_es: 'Ámbito Brandariz',
        title_en: '',
        description_es: '',
        description_en: '',
        count: 2,
        first_year: 1946,
        last_year: 1951,
        images: [
          {
            id: 1,
            file: expect.stringMatching(/^primera-hoja-[0-9a-f]{10}\.jpg$/),
            name: 'Primera hoja.jpg',
            bytes: expect.any(Number),
            description_es: '',
            description_en: '',
            picture: { width: 60, height: 40, widths: [] },
          },
        ],
        public: true,
      },
      expect.objectContaining({ id: szalay, count: 0, first_year: null, last_year: null, images: [] }),
    ])
  })

  it('shows super users the hidden ones, and what is hidden in them, when they ask for all', async () => {
    const archive = await addArchive(gallery)
    await addArchive(gallery, { title_es: 'Registro', public: false })
    await addItem(gallery, { archive_id: archive, year: 1900, public: false })
    const client = await asSuper()
    expect(titlesOf((await client.get('/api/archives')).json().data)).toEqual(['Fondo Brandariz'])
    const all = (await client.get('/api/archives?showAll=1')).json()
    expect(titlesOf(all.data)).toEqual(['Fondo Brandariz', 'Registro'])
    expect(all.data.map((each: { count: number; public: boolean }) => [each.count, each.public])).toEqual([
      [1, true],
      [0, false],
    ])
    expect(all.data[0].first_year).toBe(1900)
    const only = async (shown: number) =>
      titlesOf((await client.get(`/api/archives?showAll=1&public=${shown}`)).json().data)
    expect([await only(1), await only(0)]).toEqual([['Fondo Brandariz'], ['Registro']])
  })

  it('shows up to three pictures, of the newest items that have any, one of each', async () => {
    const archive = await addArchive(gallery)
    const items: number[] = []
    for (let at = 0; at < 5; at++) items.push(await addItem(gallery, { archive_id: archive }))
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = items
    for (const item of [one, two, three, four]) await addSampleFile(gallery, item, { name: `${item}.jpg` })
    await addSampleFile(gallery, four, { name: 'segunda.jpg' })
    await addSampleFile(gallery, five, { name: 'nota.txt', bytes: Buffer.from('nada que mostrar') })
    const { data } = (await gallery.client().get(`/api/archives/${archive}`)).json()
    expect(data.images.map((image: { name: string }) => image.name)).toEqual(
      [four, three, two].map((item) => `${item}.jpg`)
    )
  })

  it('keeps the counts right when items come, move and go', async () => {
    const [one, two] = [await addArchive(gallery), await addArchive(gallery, { title_es: 'Otro' })]
    const item = await addItem(gallery, { archive_id: one })
    const counts = async () =>
      (await gallery.client().get('/api/archives')).json().data.map((each: { count: number }) => each.count)
    expect(await counts()).toEqual([1, 0])
    const writing = { now: gallery.clock.now, by: null }
    await changeItem(gallery.db, item, { archive_id: two }, writing)
    expect(await counts()).toEqual([0, 1])
    await changeItem(gallery.db, item, { active: false }, writing)
    expect(await counts()).toEqual([0, 0])
  })

  it('is searched by title and by whom it is about, and read in pages', async () => {
    const writing = { now: gallery.clock.now, by: null }
    const irma = await createArtist(gallery.db, { display: 'Irma Szalay', bio_es: '', bio_en: '' }, writing)
    await addArchive(gallery, { artists: [irma] })
    await addArchive(gallery, { title_es: 'Imprenta', title_en: 'Print Shop' })
    const client = gallery.client()
    const find = async (query: string) =>
      titlesOf((await client.get(`/api/archives?query=${encodeURIComponent(query)}`)).json().data)
    expect(await find('szálay')).toEqual(['Fondo Brandariz'])
    expect(await find('PRINT')).toEqual(['Imprenta'])
    expect(await find('fondo imprenta')).toEqual([])
    const second = (await client.get('/api/archives?per_page=1&page=2')).json()
    expect([titlesOf(second.data), second.meta.last_page]).toEqual([['Imprenta'], 2])
    expect((await client.get('/api/archives?page=9')).json().data).toEqual([])
  })

  it('gives the names of all, hidden ones to super users only', async () => {
    const shown = await addArchive(gallery)
    const hidden = await addArchive(gallery, { title_es: 'Registro', public: false })
    const names = async (client: TestClient) => (await client.get('/api/archives?list=1')).json()
    expect(await names(gallery.client())).toEqual({
      data: [{ id: shown, title_es: 'Fondo Brandariz', title_en: '' }],
      meta: { more: false },
    })
    expect((await names(await asSuper())).data.map((each: { id: number }) => each.id)).toEqual([
      shown,
      hidden,
    ])
  })

  it('shows one with its artists; a hidden one to super users only', async () => {
    const writing = { now: gallery.clock.now, by: null }
    const irma = await createArtist(
      gallery.db,
      { display: 'Irma Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' },
      writing
    )
    const shown = await addArchive(gallery, { artists: [irma] })
    const hidden = await addArchive(gallery, { public: false })
    const visitor = gallery.client()
    expect((await visitor.get(`/api/archives/${shown}`)).json().data).toMatchObject({
      artists: [{ id: irma, display: 'Irma Szalay', last_name: 'Szalay' }],
      updated_at: gallery.clock.now.toISOString(),
    })
    expect((await visitor.get(`/api/archives/${hidden}`)).statusCode).toBe(404)
    expect((await visitor.get('/api/archives/x')).statusCode).toBe(404)
    const forSuper = await (await asSuper()).get(`/api/archives/${hidden}`)
    expect([forSuper.statusCode, forSuper.json().data.public]).toEqual([200, false])
  })
})
