import { ArtistAnswer } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '../events/changes.queries.ts'
import { addArtists } from '../events/parts.queries.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists } from '../tables/events.table.ts'
import { itemArtists, items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

describe('/api/artists', () => {
  let gallery: TestApp
  let visitor: TestClient
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    visitor = gallery.client()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })

  async function add(fields: Record<string, unknown>): Promise<{ id: number; updated_at: string }> {
    const response = await lucia.post('/api/artists', fields)
    expect(response.statusCode).toBe(201)
    return response.json().data
  }

  /** An artist of each kind of thing, and one hidden thing of each kind. */
  async function addBusy(display: string) {
    const { id } = await add({ display })
    const event = await createEvent(gallery.db, sampleEvent({ title_es: `Muestra ${display}` }), writing())
    const closed = await createEvent(gallery.db, sampleEvent({ active: false }), writing())
    for (const each of [event, closed]) await addArtists(gallery.db, each, [id])
    const rows = await gallery.db
      .insert(archives)
      .values([
        { title_es: `Fondo ${display}`, public: true },
        { title_es: 'Fondo oculto', public: false },
      ])
      .returning({ id: archives.id })
    await gallery.db
      .insert(archiveArtists)
      .values(rows.map((archive) => ({ archive_id: archive.id, artist_id: id })))
    const [item] = await gallery.db
      .insert(items)
      .values({ hash: `item-${id}`, kind: 'book', subtitle_es: 'Libro' })
      .returning({ id: items.id })
    if (item) await gallery.db.insert(itemArtists).values({ item_id: item.id, artist_id: id })
    await createWork(gallery.db, sampleWork({ artist_id: id, year: 1990, title_es: 'Tarde' }), writing())
    await createWork(gallery.db, sampleWork({ artist_id: id, year: 1970, title_es: 'Temprano' }), writing())
    await createWork(gallery.db, sampleWork({ artist_id: id, public: false }), writing())
    return { id, event }
  }

  const names = async (query: string) =>
    (await visitor.get(`/api/artists${query}`)).json().data.map((each: { display: string }) => each.display)

  it('lists all by last name, in one page unless somebody asks for pages', async () => {
    await add({ display: 'Irma Szalay', last_name: 'Szalay', dates_es: 'Rosario, 1921' })
    await add({ display: 'Noé Ávila', last_name: 'Ávila' })
    await add({ display: 'Colectivo Norte' })
    expect(await names('')).toEqual(['Noé Ávila', 'Colectivo Norte', 'Irma Szalay'])
    expect((await visitor.get('/api/artists')).json().meta).toEqual({
      total: 3,
      current_page: 1,
      per_page: 3,
      last_page: 1,
    })
    expect(await names('?per_page=2&page=2')).toEqual(['Irma Szalay'])
    expect(await names('?per_page=2&page=3')).toEqual([])
    expect(await names('?query=avi%20noe')).toEqual(['Noé Ávila'])
    const { data } = (await visitor.get('/api/artists?list=1&query=szal')).json()
    expect(data).toEqual([{ id: 1, display: 'Irma Szalay', last_name: 'Szalay' }])
  })

  it('answers an empty gallery with an empty page', async () => {
    expect((await visitor.get('/api/artists')).json()).toEqual({
      data: [],
      meta: { total: 0, current_page: 1, per_page: 1, last_page: 1 },
    })
  })

  it('shows an artist with public works by year, active events and public archives', async () => {
    const { id, event } = await addBusy('Irma')
    for (const client of [visitor, lucia]) {
      const answer = (await client.get(`/api/artists/${id}`)).json()
      expect(ArtistAnswer.parse(answer)).toEqual(answer)
      expect(answer.data).toMatchObject({
        public_works: [{ title_es: 'Temprano' }, { title_es: 'Tarde' }],
        events: [{ id: event, artists: [{ id }] }],
        archives: [{ title_es: 'Fondo Irma', count: 0, first_year: null, last_year: null }],
      })
      expect(answer.data.archives).toHaveLength(1)
    }
    for (const key of ['999', '0', 'x']) {
      expect((await visitor.get(`/api/artists/${key}`)).statusCode).toBe(404)
    }
  })

  it('creates and changes, with HTML cleaned and nothing else taken from the body', async () => {
    const { id } = await add({
      display: ' Irma ',
      bio_es: '<p>Hola<script>x</script></p>',
      id: 77,
      image: 'otra.jpg',
      deleted_at: '2020-01-01',
    })
    const [row] = await gallery.db.select().from(artists)
    expect(row).toMatchObject({ id, display: 'Irma', bio_es: '<p>Hola</p>', image: null, deleted_at: null })
    const changed = await lucia.patch(`/api/artists/${id}`, { dates_es: 'Rosario, 1921' })
    expect(changed.json().data).toMatchObject({ display: 'Irma', dates_es: 'Rosario, 1921' })
    for (const [body, field] of [
      [{ display: '' }, 'display'],
      [{ bio_es: 'a'.repeat(100_001) }, 'bio_es'],
      [{ updated_at: 'ayer' }, 'updated_at'],
    ] as const) {
      const response = await lucia.patch(`/api/artists/${id}`, body)
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    }
    expect((await lucia.post('/api/artists', {})).json().errors).toHaveProperty('display')
  })

  it('refuses a change of a state that is not the current one any more', async () => {
    const { id, updated_at } = await add({ display: 'Irma' })
    expect((await lucia.patch(`/api/artists/${id}`, { display: 'Uno', updated_at })).statusCode).toBe(200)
    const stale = await lucia.patch(`/api/artists/${id}`, { display: 'Dos', updated_at })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ data: { display: 'Uno' }, by: { id: expect.any(Number) } })
  })

  it('puts an artist into the bin, and the works stay', async () => {
    const { id, event } = await addBusy('Irma')
    expect((await lucia.delete(`/api/artists/${id}`)).json()).toEqual({
      message: 'El artista está en la papelera.',
    })
    for (const response of [
      await visitor.get(`/api/artists/${id}`),
      await lucia.patch(`/api/artists/${id}`, { display: 'x' }),
      await lucia.delete(`/api/artists/${id}`),
      await lucia.delete(`/api/artists/${id}/image`),
    ]) {
      expect(response.statusCode).toBe(404)
    }
    expect(await names('')).toEqual([])
    expect((await visitor.get('/api/works')).json().data[0].artist).toBeNull()
    expect((await visitor.get(`/api/events/${event}`)).json().data.artists).toEqual([])
  })

  it('merges one artist into another', async () => {
    const one = await addBusy('Irma')
    const two = await addBusy('I. Szalay')
    // Both show here: afterwards the one who stays does, once.
    await addArtists(gallery.db, one.event, [two.id])
    const before = (await lucia.get(`/api/events/${one.event}`)).json().data.updated_at
    const response = await lucia.post(`/api/artists/${two.id}/merge`, { into: one.id })
    expect([response.statusCode, response.json().data.id]).toEqual([200, one.id])
    const { data } = (await visitor.get(`/api/artists/${one.id}`)).json()
    expect(data.public_works).toHaveLength(4)
    expect(data.events.map((event: { id: number }) => event.id).toSorted()).toEqual(
      [one.event, two.event].toSorted()
    )
    expect(data.archives).toHaveLength(2)
    expect((await visitor.get(`/api/artists/${two.id}`)).statusCode).toBe(404)
    for (const [table, column] of [
      [works, works.artist_id],
      [eventArtists, eventArtists.artist_id],
      [itemArtists, itemArtists.artist_id],
      [archiveArtists, archiveArtists.artist_id],
    ] as const) {
      expect(await gallery.db.$count(table, eq(column, two.id))).toBe(0)
    }
    expect(await gallery.db.$count(itemArtists, eq(itemArtists.artist_id, one.id))).toBe(2)
    const after = (await lucia.get(`/api/events/${one.event}`)).json().data
    expect(after.artists).toEqual([{ id: one.id, display: 'Irma' }])
    expect(after.updated_at > before).toBe(true)
  })

  it('merges only two different artists who exist', async () => {
    const { id } = await add({ display: 'Irma' })
    const binned = await add({ display: 'Otra' })
    await lucia.delete(`/api/artists/${binned.id}`)
    for (const [path, into, status] of [
      [id, id, 422],
      [id, 999, 422],
      [id, binned.id, 422],
      [binned.id, id, 404],
      [999, id, 404],
    ] as const) {
      const response = await lucia.post(`/api/artists/${path}/merge`, { into })
      expect([path, into, response.statusCode]).toEqual([path, into, status])
      if (status === 422) expect(Object.keys(response.json().errors)).toEqual(['into'])
    }
    expect(await names('')).toEqual(['Irma'])
  })

  it('takes a picture, serves it, and takes it away', async () => {
    const { id } = await add({ display: 'Irma' })
    const form = await multipartForm({}, { name: 'Irma.png', bytes: await sampleJpeg(90, 60) })
    const { data } = (await lucia.post(`/api/artists/${id}/image`, form.body, form)).json()
    expect(data).toMatchObject({
      image: expect.stringMatching(/^irma-[0-9a-f]{10}\.jpg$/),
      picture: { width: 90, height: 60 },
    })
    expect((await visitor.get(`/storage/artists/${data.image}`)).statusCode).toBe(200)
    const removed = await lucia.delete(`/api/artists/${id}/image`)
    expect(removed.json().data).toMatchObject({ image: null, picture: null })
    const unknown = await lucia.post('/api/artists/999/image', form.body, form)
    const text = await multipartForm({}, { name: 'a.png', bytes: Buffer.from('hola') })
    const wrong = await lucia.post(`/api/artists/${id}/image`, text.body, text)
    const none = await multipartForm({ other: 'x' })
    const empty = await lucia.post(`/api/artists/${id}/image`, none.body, none)
    expect([unknown.statusCode, wrong.statusCode, empty.statusCode]).toEqual([404, 415, 422])
  })

  it('lists for the panel how many works each has, and what is missing', async () => {
    const { id } = await addBusy('Irma')
    await add({ display: 'Ana', bio_es: '<p>Hola</p>' })
    const rows = async (query = '') => (await lucia.get(`/api/artists?showAll=1${query}`)).json()
    expect((await rows()).data).toMatchObject([
      { display: 'Ana', works: 0, public_works: 0, has_bio: true },
      { id, works: 3, public_works: 2, has_bio: false, updated_at: expect.any(String) },
    ])
    const found = async (query: string) =>
      (await rows(query)).data.map((row: { display: string }) => row.display)
    expect(await found('&bio=false')).toEqual(['Irma'])
    expect(await found('&bio=true')).toEqual(['Ana'])
    expect(await found('&image=true')).toEqual([])
    expect(await found('&sort=-works')).toEqual(['Irma', 'Ana'])
    expect(await found('&sort=-name&per_page=1&page=2')).toEqual(['Ana'])
    expect((await rows('&query=irma')).meta).toEqual({
      total: 1,
      current_page: 1,
      per_page: 20,
      last_page: 1,
    })
    expect((await visitor.get('/api/artists?showAll=1&bio=false')).json().data[0]).not.toHaveProperty('works')
  })

  it('shows the panel what visitors do not see of an artist', async () => {
    const { id } = await addBusy('Irma')
    const { data } = (await lucia.get(`/api/artists/${id}?showAll=1`)).json()
    expect(data).toMatchObject({ works: 3, items: 1, created_by: { full_name: 'lucia' } })
    expect([data.events.length, data.archives.length]).toEqual([2, 2])
    expect((await visitor.get(`/api/artists/${id}?showAll=1`)).json().data).not.toHaveProperty('items')
  })

  it('takes an artist out of the bin, to their works and under their address', async () => {
    const { id } = await addBusy('Irma')
    expect((await lucia.post(`/api/artists/${id}/restore`)).statusCode).toBe(404)
    await lucia.delete(`/api/artists/${id}`)
    const response = await lucia.post(`/api/artists/${id}/restore`)
    expect([response.statusCode, response.json().data]).toEqual([
      200,
      expect.objectContaining({ id, display: 'Irma', works: 3 }),
    ])
    expect((await visitor.get(`/api/artists/${id}`)).json().data.public_works).toHaveLength(2)
  })

  it('gives back a picture that was replaced, and no other file', async () => {
    const { id } = await add({ display: 'Irma' })
    const form = await multipartForm({}, { name: 'Irma.png', bytes: await sampleJpeg(90, 60) })
    const { data } = (await lucia.post(`/api/artists/${id}/image`, form.body, form)).json()
    await lucia.delete(`/api/artists/${id}/image`)
    const url = `/api/artists/${id}/image/restore`
    expect((await lucia.post(url, { image: data.image })).json().data).toMatchObject({ image: data.image })
    for (const image of ['otra.jpg', '../x.jpg']) {
      const response = await lucia.post(url, { image })
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['image']])
    }
    expect((await lucia.post('/api/artists/999/image/restore', { image: data.image })).statusCode).toBe(404)
  })

  it('is written by super users only', async () => {
    const { id } = await add({ display: 'Irma' })
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [visitor, 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/artists', { display: 'x' }),
        await client.patch(`/api/artists/${id}`, { display: 'x' }),
        await client.delete(`/api/artists/${id}`),
        await client.post(`/api/artists/${id}/merge`, { into: 1 }),
        await client.post(`/api/artists/${id}/image`, 'x'),
        await client.delete(`/api/artists/${id}/image`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => status))
    }
    expect(await names('')).toEqual(['Irma'])
  })
})
