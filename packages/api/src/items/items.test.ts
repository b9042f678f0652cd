import type { ItemForm } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { items } from '../tables/items.table.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { changeItem } from './changes.queries.ts'

describe('reading /api/items', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  const add = (changes: Partial<ItemForm> = {}) => addItem(gallery, changes)

  async function asSuper() {
    const client = gallery.client()
    await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    return client
  }

  /** The ids and the total of a list, as a visitor or as `client`. */
  async function list(query: string, client = gallery.client()): Promise<{ ids: number[]; total: number }> {
    const response = await client.get(`/api/items?${query}`)
    expect(response.statusCode).toBe(200)
    const { data, meta } = response.json()
    return { ids: data.map((item: { id: number }) => item.id), total: meta.total }
  }

  async function hashOf(id: number): Promise<string> {
    const [row] = await gallery.db.select({ hash: items.hash }).from(items).where(eq(items.id, id))
    return row?.hash ?? ''
  }

  it('lists, newest first, what is public, active and in no hidden archive', async () => {
    const [open, closed] = [await addArchive(gallery), await addArchive(gallery, { public: false })]
    const general = await add()
    const inOpen = await add({ archive_id: open })
    await add({ archive_id: closed })
    await add({ public: false })
    await add({ active: false })
    const all = { ids: [inOpen, general], total: 2 }
    expect(await list('')).toEqual(all)
    expect(await list('showAll=1&public=0&english=missing&sort=code')).toEqual(all)
    expect(await list(`archive=${open}`)).toEqual({ ids: [inOpen], total: 1 })
    expect(await list(`archive=${closed}`)).toEqual({ ids: [], total: 0 })
    expect(await list('per_page=1&page=2')).toEqual({ ids: [general], total: 2 })
    expect(await list('page=50')).toEqual({ ids: [], total: 2 })
    const names = (await gallery.client().get('/api/items?list=1')).json()
    expect(names.data).toEqual([
      { id: inOpen, subtitle_es: 'Carta sobre el marco', subtitle_en: 'Letter on the Frame' },
      expect.objectContaining({ id: general }),
    ])
  })

  it('shows of each what a card needs, with its artists and its first picture', async () => {
    const writing = { now: gallery.clock.now, by: null }
    const irma = await createArtist(
      gallery.db,
      { display: 'Irma Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' },
      writing
    )
    const id = await add({ artists: [irma], year: 1951, date: '1951-03-12', author: 'Elsa Brandariz' })
    await addSampleFile(gallery, id, { name: 'carta.txt', bytes: Buffer.from('Querida Irma') })
    const picture = await addSampleFile(gallery, id)
    await addSampleFile(gallery, id, { name: 'segunda.jpg' })
    const { data } = (await gallery.client().get('/api/items')).json()
    expect(data).toEqual([
      {
        id,
        hash: await hashOf(id),
        archive_id: null,
        kind: 'correspondence',
        subtitle_es: 'Carta sobre el marco',
        subtitle_en: 'Letter on the Frame',
        detail_es: '',
        detail_en: '',
        author: 'Elsa Brandariz',
        date: '1951-03-12',
        date_fallback: '',
        year: 1951,
        date_words: null,
        active: true,
        artists: [{ id: irma, display: 'Irma Szalay', last_name: 'Szalay' }],
        img: expect.objectContaining({ file: picture, name: 'hoja.jpg' }),
      },
    ])
  })

  it('finds every word, in texts, tags and names of artists, whatever the accents', async () => {
    const writing = { now: gallery.clock.now, by: null }
    const elsa = await createArtist(gallery.db, { display: 'Elsa Núñez', bio_es: '', bio_en: '' }, writing)
    const letter = await add({ tags: ['Marco recortado', 'Rosario'], code: 'FB-C-0117', place: 'Córdoba' })
    const book = await add({ kind: 'book', subtitle_es: 'Libro', artists: [elsa], year: 1950 })
    const find = async (query: string) => (await list(`query=${encodeURIComponent(query)}`)).ids
    expect(await find('marco recortado')).toEqual([letter])
    expect(await find('ROSÁRIO')).toEqual([letter])
    expect(await find('cordoba 0117')).toEqual([letter])
    expect(await find('nunez')).toEqual([book])
    expect(await find('libro elsa 1950')).toEqual([book])
    expect(await find('libro rosario')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await list('query=rosario&kind=book')).toEqual({ ids: [], total: 0 })
  })

  it('takes the videos of both services for videos', async () => {
    const ids: number[] = []
    for (const kind of ['video', 'youtube', 'vimeo', 'audio'] as const) ids.push(await add({ kind }))
    expect(await list('kind=video')).toEqual({ ids: ids.slice(0, 3).toReversed(), total: 3 })
    expect((await list('kind=vimeo')).ids).toEqual(ids.slice(2, 3))
    expect((await gallery.client().get('/api/items?kind=cassette')).statusCode).toBe(422)
  })

  it('finds what lacks English, a note of rights among it, and what is behind the Spanish', async () => {
    const note = await add({ rights_note_es: 'Sin permiso todavía' })
    const whole = await add()
    const lucia = await asSuper()
    expect(await list('showAll=1&english=missing', lucia)).toEqual({ ids: [note], total: 1 })
    await lucia.patch(`/api/items/${whole}`, { subtitle_es: 'Carta sobre otro marco' })
    expect(await list('showAll=1&english=outdated', lucia)).toEqual({ ids: [whole], total: 1 })
  })

  it('shows super users all there is, narrowed and sorted as the panel needs', async () => {
    const archive = await addArchive(gallery, { public: false })
    const b = await add({ subtitle_es: 'Bé', archive_id: archive, year: 1960, code: 'X-2' })
    const a = await add({ subtitle_es: 'Árbol', public: false, code: 'X-3', body_es: '<p>Texto</p>' })
    const c = await add({ subtitle_es: 'Cielo', active: false, year: 1950, code: 'X-1' })
    const lucia = await asSuper()
    expect(await list('showAll=1', lucia)).toEqual({ ids: [c, a, b], total: 3 })
    expect(await list('', lucia)).toEqual({ ids: [], total: 0 })
    expect(await list(`showAll=1&archive=${archive}`, lucia)).toEqual({ ids: [b], total: 1 })
    expect(await list('showAll=1&public=1', lucia)).toEqual({ ids: [c, b], total: 2 })
    expect(await list('showAll=1&public=0', lucia)).toEqual({ ids: [a], total: 1 })
    expect(await list('showAll=1&english=missing', lucia)).toEqual({ ids: [a], total: 1 })
    for (const [sort, ids] of [
      ['title', [a, b, c]],
      ['-title', [c, b, a]],
      ['year', [c, b, a]],
      ['-year', [b, c, a]],
      ['code', [c, b, a]],
      ['-code', [a, b, c]],
      ['-id', [c, a, b]],
    ] as const) {
      expect([sort, (await list(`showAll=1&sort=${sort}`, lucia)).ids]).toEqual([sort, ids])
    }
    const writing = { now: gallery.clock.now, by: null }
    const irma = await createArtist(gallery.db, { display: 'Irma Szalay', bio_es: '', bio_en: '' }, writing)
    await changeItem(gallery.db, a, { artists: [irma], tags: ['Tipografía'] }, writing)
    await addSampleFile(gallery, b)
    await addSampleFile(gallery, c, { name: 'acta.pdf', bytes: Buffer.from('%PDF-1.7') })
    for (const [filter, ids] of [
      ['archive=general', [c, a]],
      ['active=0', [c]],
      ['active=1', [a, b]],
      ['image=1', [b]],
      ['image=0', [c, a]],
      ['tag=tipografia', [a]],
      ['tag=tipo', []],
      [`artist=${irma}`, [a]],
      [`artist=${irma}&active=0`, []],
    ] as const) {
      const found = await list(`showAll=1&${filter}`, lucia)
      expect([filter, found]).toEqual([filter, { ids: [...ids], total: ids.length }])
    }
    const { data } = (await lucia.get('/api/items?showAll=1')).json()
    expect(data[1]).toMatchObject({ code: 'X-3', public: false, updated_at: expect.any(String) })
    expect((await lucia.get('/api/items?list=1')).json().data).toHaveLength(3)
  })

  it('shows one by its id and by its hash, with all that its page needs', async () => {
    const archive = await addArchive(gallery, { title_en: 'Brandariz Papers' })
    const id = await add({
      archive_id: archive,
      tags: ['Rosario', '1951'],
      video: '900041807',
      height: 29.7,
      body_es: '<p>Cuerpo</p>',
    })
    await addSampleFile(gallery, id)
    const document = await addSampleFile(gallery, id, { name: 'Acta.pdf', bytes: Buffer.from('%PDF-1.7 …') })
    const visitor = gallery.client()
    const { data } = (await visitor.get(`/api/items/${id}`)).json()
    expect(data).toMatchObject({
      archive: { id: archive, title_es: 'Fondo Brandariz', title_en: 'Brandariz Papers' },
      height: 29.7,
      body_es: '<p>Cuerpo</p>',
      video: '900041807',
      tags: [{ content: 'Rosario' }, { content: '1951' }],
      images: [
        { name: 'hoja.jpg', picture: { width: 60 } },
        { name: 'Acta.pdf', file: document, bytes: 12, picture: null },
      ],
    })
    expect((await visitor.get(`/api/items/${data.hash}`)).json().data).toEqual(data)
    for (const unknown of ['999', '9999999999', 'abcdefghij', 'x']) {
      expect((await visitor.get(`/api/items/${unknown}`)).statusCode).toBe(404)
    }
  })

  it('keeps from visitors what they must not see, by id and by hash', async () => {
    const closed = await addArchive(gallery, { public: false })
    const hidden = [
      await add({ public: false }),
      await add({ active: false }),
      await add({ archive_id: closed }),
    ]
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    const lucia = await asSuper()
    for (const id of hidden) {
      const hash = await hashOf(id)
      for (const client of [gallery.client(), martina]) {
        expect((await client.get(`/api/items/${id}`)).statusCode).toBe(404)
        expect((await client.get(`/api/items/${hash}`)).statusCode).toBe(404)
      }
      expect((await lucia.get(`/api/items/${hash}`)).json().data.id).toBe(id)
    }
  })

  it('tells nobody but super users what the gallery notes for itself', async () => {
    const secret = 'canario-9f3'
    const id = await add({ private_notes: secret })
    const visitor = gallery.client()
    for (const path of [
      '/api/items',
      `/api/items/${id}`,
      `/api/items?query=${secret}`,
      '/api/items?showAll=1',
    ]) {
      const { body } = await visitor.get(path)
      expect(body).not.toContain(secret)
      for (const field of ['private_notes', 'created_by', 'updated_at', '"public"']) {
        expect(body).not.toContain(field)
      }
    }
    const lucia = await asSuper()
    expect((await lucia.get(`/api/items/${id}`)).json().data).toMatchObject({
      private_notes: secret,
      public: true,
      created_by: null,
    })
  })
})
