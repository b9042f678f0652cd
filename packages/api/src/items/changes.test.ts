import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { items, tags } from '../tables/items.table.ts'
import type { TestClient } from '../testing/client.ts'
import { addArchive, addItem, addSampleFile, sampleItem } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('writing /api/items', () => {
  let gallery: TestApp
  let lucia: TestClient
  let luciaId: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    luciaId = await lucia.signInAs({
      super: true,
      email: 'lucia@ochava.example',
      first_name: 'Lucía',
      last_name: 'Ferro',
    })
  })
  afterAll(() => gallery.close())

  const addPerson = (display: string) =>
    createArtist(gallery.db, { display, bio_es: '', bio_en: '' }, { now: gallery.clock.now, by: null })
  const read = async (id: number) => (await lucia.get(`/api/items/${id}`)).json().data
  const contents = (data: { tags: { content: string }[] }) => data.tags.map((tag) => tag.content)

  it('takes the longest texts of those that the archive is narrowed by, which an index holds', async () => {
    const letters = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('')
    const id = await addItem(gallery, { technique: letters(500), place: letters(300) })
    expect((await read(id)).place).toBe(letters(300))
  })

  it('creates a hidden item with a hash of its own, its HTML cleaned', async () => {
    const response = await lucia.post('/api/items', {
      kind: 'youtube',
      subtitle_es: ' Entrevista ',
      body_es: '<p onclick="x()">Hola</p><script>alert(1)</script>',
      video: 'https://www.youtube.com/watch?v=oChAv4_d3mO&t=4',
      tags: ['Rosario', 'ROSARIO', 'mural'],
      artists: [await addPerson('Irma Szalay')],
      hash: 'mine',
      id: 77,
      created_by: 99,
    })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({
      id: 1,
      hash: expect.stringMatching(/^(?=.*[A-Za-z])[\w-]{10}$/),
      subtitle_es: 'Entrevista',
      body_es: '<p>Hola</p>',
      video: 'oChAv4_d3mO',
      public: false,
      active: true,
      archive: null,
      artists: [{ display: 'Irma Szalay' }],
      created_by: { id: 1, full_name: 'Lucía Ferro' },
      updated_by: { id: 1, full_name: 'Lucía Ferro' },
    })
    expect(contents(data)).toEqual(['Rosario', 'mural'])
    const [row] = await gallery.db.select().from(items)
    expect(row).toMatchObject({ created_by: luciaId, created_at: gallery.clock.now })
  })

  it.each([
    [{ subtitle_es: '' }, 'subtitle_es'],
    [{ kind: 'cassette' }, 'kind'],
    [{ archive_id: 9 }, 'archive_id'],
    [{ artists: [9] }, 'artists'],
    [{ tags: [''] }, 'tags.0'],
    [{ date: '1951-02-30' }, 'date'],
    [{ height: -1 }, 'height'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ video: 'https://example.org/1' }, 'video'],
  ])('creates nothing from %o', async (changes, field) => {
    const response = await lucia.post('/api/items', { ...sampleItem(), ...changes })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    expect(await gallery.db.select().from(items)).toEqual([])
  })

  it('changes what is sent and leaves the rest', async () => {
    const archive = await addArchive(gallery)
    const id = await addItem(gallery, { tags: ['Rosario'], body_es: '<p>Cuerpo</p>', archive_id: archive })
    gallery.clock.advance(1000)
    const response = await lucia.patch(`/api/items/${id}`, { subtitle_es: 'Otra', archive_id: null })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      subtitle_es: 'Otra',
      subtitle_en: 'Letter on the Frame',
      body_es: '<p>Cuerpo</p>',
      archive_id: null,
      tags: [{ content: 'Rosario' }],
      updated_at: '2025-03-05T15:00:01.000Z',
    })
    expect((await lucia.patch('/api/items/999', { subtitle_es: 'x' })).statusCode).toBe(404)
    const lost = await lucia.patch(`/api/items/${id}`, { archive_id: 999 })
    expect([lost.statusCode, lost.json().errors]).toEqual([422, { archive_id: ['Ese archivo no existe.'] }])
  })

  it('finds a tag by its words, whatever their accents and case, and makes those that are missing', async () => {
    const one = await addItem(gallery, { tags: ['Tipografía', 'Rosario'] })
    const two = await addItem(gallery, { tags: ['rosario', 'tipografia', 'marco'] })
    expect(contents(await read(two))).toEqual(['Rosario', 'Tipografía', 'marco'])
    const changed = await lucia.patch(`/api/items/${one}`, { tags: ['marco'] })
    expect(contents(changed.json().data)).toEqual(['marco'])
    expect(contents((await lucia.patch(`/api/items/${one}`, { tags: [] })).json().data)).toEqual([])
    expect(await gallery.db.select().from(tags)).toHaveLength(3)
  })

  it('makes one tag of the same words, however many save them at once', async () => {
    const words = ['marco', 'rosario', 'tipografía']
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        lucia.post('/api/items', sampleItem({ tags: at % 2 === 0 ? words : words.toReversed() }))
      )
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201))
    expect(contents(answers[1]?.json().data)).toEqual(words.toReversed())
    expect(await gallery.db.select().from(tags)).toHaveLength(3)
  })

  it('offers the picker the tags that hold the words, those that begin with them first', async () => {
    await addItem(gallery, { tags: ['el marco', 'Marco recortado', 'Rosario'] })
    const offered = async (query: string) =>
      (await lucia.get(`/api/tags?query=${query}`)).json().data.map((tag: { content: string }) => tag.content)
    expect(await offered('MÁRC')).toEqual(['Marco recortado', 'el marco'])
    expect(await offered('')).toHaveLength(3)
    expect(await offered('%25')).toEqual([])
  })

  it('refuses a change of a state that is not the current one any more, and shows that one', async () => {
    const id = await addItem(gallery, { private_notes: 'reservado' })
    const { updated_at } = await read(id)
    expect((await lucia.patch(`/api/items/${id}`, { subtitle_es: 'Una', updated_at })).statusCode).toBe(200)
    const second = await lucia.patch(`/api/items/${id}`, { subtitle_es: 'Otra', updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      data: { subtitle_es: 'Una', private_notes: 'reservado' },
      by: { full_name: 'Lucía Ferro' },
    })
  })

  it('changes several, all or none', async () => {
    const [one, two] = [await addItem(gallery), await addItem(gallery)]
    const both = [
      { id: two, public: false },
      { id: one, public: false },
    ]
    const response = await lucia.patch('/api/items/all', { items: both })
    expect([response.statusCode, response.json()]).toEqual([200, { data: [two, one] }])
    await lucia.patch('/api/items/all', { items: [one, two].map((id) => ({ id, rights: 'InC' })) })
    const rows: { rights: string }[] = (await lucia.get('/api/items?showAll=1')).json().data
    expect(rows.map(({ rights }) => rights)).toEqual(['InC', 'InC'])
    const bad = [
      { id: one, public: true },
      { id: 999, public: true },
    ]
    expect((await lucia.patch('/api/items/all', { items: bad })).statusCode).toBe(404)
    expect((await read(one)).public).toBe(false)
    const nameless = await lucia.patch('/api/items/all', { items: [{ id: one, subtitle_es: '' }] })
    expect(Object.keys(nameless.json().errors)).toEqual(['items.0.subtitle_es'])
  })

  it('adds an artist and takes them out', async () => {
    const id = await addItem(gallery)
    const people = [await addPerson('Irma Szalay'), await addPerson('Elsa Brandariz')]
    const toggle = async (artist: number | undefined) => {
      const response = await lucia.patch(`/api/items/toggleArtist/${id}`, { id: artist })
      return response.json().data.artists.map((each: { display: string }) => each.display)
    }
    expect(await toggle(people[0])).toEqual(['Irma Szalay'])
    expect(await toggle(people[1])).toEqual(['Irma Szalay', 'Elsa Brandariz'])
    expect(await toggle(people[0])).toEqual(['Elsa Brandariz'])
    const unknown = await lucia.patch(`/api/items/toggleArtist/${id}`, { id: 999 })
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['id']])
    expect((await lucia.patch('/api/items/toggleArtist/999', { id: people[0] })).statusCode).toBe(404)
  })

  it('puts an item into the bin', async () => {
    const id = await addItem(gallery)
    const response = await lucia.delete(`/api/items/${id}`)
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'El ítem está en la papelera.' }])
    expect((await lucia.get(`/api/items/${id}`)).statusCode).toBe(404)
    expect((await lucia.get('/api/items?showAll=1')).json().meta.total).toBe(0)
    expect((await lucia.delete(`/api/items/${id}`)).statusCode).toBe(404)
    const [row] = await gallery.db.select().from(items).where(eq(items.id, id))
    expect(row).toMatchObject({ deleted_at: gallery.clock.now, updated_by: luciaId })
  })

  it('takes an item out of the bin, with all that it had', async () => {
    const id = await addItem(gallery, { tags: ['Rosario'], artists: [await addPerson('Irma Szalay')] })
    await addSampleFile(gallery, id)
    const restore = () => lucia.post(`/api/items/${id}/restore`)
    expect((await restore()).statusCode).toBe(404)
    await lucia.delete(`/api/items/${id}`)
    const response = await restore()
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      tags: [{ content: 'Rosario' }],
      artists: [{ display: 'Irma Szalay' }],
      images: [{ name: 'hoja.jpg' }],
    })
    expect((await gallery.client().get('/api/items')).json().meta.total).toBe(1)
  })

  it('is for super users only, with the site’s own header', async () => {
    const id = await addItem(gallery)
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/items', sampleItem()),
        await client.patch(`/api/items/${id}`, { subtitle_es: 'x' }),
        await client.patch('/api/items/all', { items: [] }),
        await client.patch(`/api/items/toggleArtist/${id}`, { id: 1 }),
        await client.patch(`/api/items/${id}/images`, { images: [] }),
        await client.delete(`/api/items/${id}/images/1`),
        await client.delete(`/api/items/${id}`),
        await client.get('/api/tags'),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => status))
    }
    const foreign = await lucia.delete(`/api/items/${id}`, { headers: { 'x-requested-with': '' } })
    expect(foreign.statusCode).toBe(403)
  })
})
