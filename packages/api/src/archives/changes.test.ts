import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { archives } from '../tables/archives.table.ts'
import type { TestClient } from '../testing/client.ts'
import { addArchive, addItem } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('writing /api/archives', () => {
  let gallery: TestApp
  let lucia: TestClient
  let luciaId: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    luciaId = await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const addPerson = (display: string) =>
    createArtist(gallery.db, { display, bio_es: '', bio_en: '' }, { now: gallery.clock.now, by: null })

  it('creates a hidden archive, its HTML cleaned, and takes no field that is not a form’s', async () => {
    const response = await lucia.post('/api/archives', {
      title_es: ' Fondo ',
      description_es: '<p onclick="x()">Cartas</p><script>alert(1)</script>',
      artists: [await addPerson('Irma Szalay')],
      id: 77,
      created_by: 99,
      deleted_at: '2020-01-01T00:00:00Z',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({
      id: 1,
      title_es: 'Fondo',
      description_es: '<p>Cartas</p>',
      public: false,
      count: 0,
      artists: [{ display: 'Irma Szalay' }],
    })
    const [row] = await gallery.db.select().from(archives)
    expect(row).toMatchObject({ created_by: luciaId, updated_by: luciaId, deleted_at: null })
  })

  it.each([
    [{ title_es: '' }, 'title_es'],
    [{ public: 'yes' }, 'public'],
    [{ artists: [1] }, 'artists'],
    [{ description_es: 'a'.repeat(100_001) }, 'description_es'],
  ])('creates nothing from %o', async (changes, field) => {
    const response = await lucia.post('/api/archives', { title_es: 'Fondo', ...changes })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    expect(await gallery.db.select().from(archives)).toEqual([])
  })

  it('changes what is sent, the artists in their order, and leaves the rest', async () => {
    const people = [await addPerson('Irma Szalay'), await addPerson('Elsa Brandariz')]
    const id = await addArchive(gallery, { description_es: '<p>Cartas</p>', artists: people })
    const response = await lucia.patch(`/api/archives/${id}`, {
      title_en: 'Papers',
      artists: people.toReversed(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      title_es: 'Fondo Brandariz',
      title_en: 'Papers',
      description_es: '<p>Cartas</p>',
      artists: [{ display: 'Elsa Brandariz' }, { display: 'Irma Szalay' }],
    })
    const unknown = await lucia.patch(`/api/archives/${id}`, { artists: [999] })
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['artists']])
    expect((await lucia.patch('/api/archives/999', { title_es: 'x' })).statusCode).toBe(404)
  })

  it('refuses a change of a state that is not the current one any more, and shows that one', async () => {
    const id = await addArchive(gallery)
    const { updated_at } = (await lucia.get(`/api/archives/${id}`)).json().data
    expect((await lucia.patch(`/api/archives/${id}`, { title_es: 'Una', updated_at })).statusCode).toBe(200)
    const second = await lucia.patch(`/api/archives/${id}`, { title_es: 'Otra', updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ data: { title_es: 'Una' }, by: { id: luciaId } })
  })

  it('says that nobody is known where who saved it was not signed in', async () => {
    const id = await addArchive(gallery)
    const late = { title_es: 'Otra', updated_at: '2000-01-01T00:00:00.000Z' }
    const refused = await lucia.patch(`/api/archives/${id}`, late)
    expect([refused.statusCode, refused.json().by]).toEqual([409, null])
  })

  it('puts an archive into the bin, and its items out of sight with it', async () => {
    const id = await addArchive(gallery)
    const item = await addItem(gallery, { archive_id: id })
    const response = await lucia.delete(`/api/archives/${id}`)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'El archivo está en la papelera.' },
    ])
    const visitor = gallery.client()
    expect((await visitor.get(`/api/items/${item}`)).statusCode).toBe(404)
    expect((await visitor.get('/api/items')).json()).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await lucia.get(`/api/items/${item}`)).json().data).toMatchObject({
      archive_id: id,
      archive: null,
    })
    expect((await lucia.get(`/api/archives/${id}`)).statusCode).toBe(404)
    expect((await lucia.delete(`/api/archives/${id}`)).statusCode).toBe(404)
    const [row] = await gallery.db.select().from(archives).where(eq(archives.id, id))
    expect(row?.deleted_at).toEqual(gallery.clock.now)
  })

  it('takes an archive out of the bin with its artists, and its items into sight', async () => {
    const id = await addArchive(gallery, { artists: [await addPerson('Irma Szalay')] })
    const item = await addItem(gallery, { archive_id: id })
    expect((await lucia.post(`/api/archives/${id}/restore`)).statusCode).toBe(404)
    await lucia.delete(`/api/archives/${id}`)
    const response = await lucia.post(`/api/archives/${id}/restore`)
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({ count: 1, artists: [{ display: 'Irma Szalay' }] })
    expect((await gallery.client().get(`/api/items/${item}`)).json().data.archive.id).toBe(id)
    expect((await lucia.post('/api/archives/999/restore')).statusCode).toBe(404)
  })

  it('is for super users only, with the site’s own header', async () => {
    const id = await addArchive(gallery)
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/archives', { title_es: 'x' }),
        await client.patch(`/api/archives/${id}`, { title_es: 'x' }),
        await client.delete(`/api/archives/${id}`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => status))
    }
    const foreign = await lucia.delete(`/api/archives/${id}`, { headers: { 'x-requested-with': '' } })
    expect(foreign.statusCode).toBe(403)
  })
})
