import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { events } from '../tables/events.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('writing /api/events', () => {
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

  async function add(changes = {}): Promise<{ id: number; updated_at: string }> {
    const response = await lucia.post('/api/events', sampleEvent(changes))
    expect(response.statusCode).toBe(201)
    return response.json().data
  }

  const read = async (id: number) => (await lucia.get(`/api/events/${id}`)).json().data

  it('creates an event, its HTML cleaned', async () => {
    const created = await lucia.post('/api/events', {
      kind: 'other',
      title_es: '  Charla  ',
      body_es: '<p onclick="x()">Hola</p><script>alert(1)</script>',
      from: '2025-03-10',
      to: '2025-03-10',
      color: 'green',
    })
    expect(created.statusCode).toBe(201)
    expect(created.json().data).toMatchObject({
      kind: 'other',
      title_es: 'Charla',
      title_en: '',
      body_es: '<p>Hola</p>',
      active: true,
      requires_registration: false,
      artists: [],
      images: [],
      related: [],
      places: [],
    })
    const [row] = await gallery.db.select().from(events)
    expect(row).toMatchObject({ created_by: luciaId, updated_by: luciaId, created_at: gallery.clock.now })
  })

  it.each([
    [{ title_es: '' }, 'title_es'],
    [{ kind: 'party' }, 'kind'],
    [{ color: 'pink' }, 'color'],
    [{ from: '2025-02-30' }, 'from'],
    [{ to: '2025-02-01' }, 'to'],
    [{ body_es: 'a'.repeat(100_001) }, 'body_es'],
    [{ active: 'yes' }, 'active'],
  ])('creates nothing from %o', async (changes, field) => {
    const response = await lucia.post('/api/events', { ...sampleEvent(), ...changes })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
    expect(await gallery.db.select().from(events)).toEqual([])
  })

  it('changes what is sent and leaves the rest', async () => {
    const { id } = await add({ body_es: '<p>Cuerpo</p>', requires_registration: true })
    gallery.clock.advance(1000)
    const response = await lucia.patch(`/api/events/${id}`, { title_es: 'Otro título' })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({
      title_es: 'Otro título',
      title_en: 'The Line that Cuts the Corner',
      body_es: '<p>Cuerpo</p>',
      place: 'Sala 1',
      requires_registration: true,
      updated_at: '2025-03-05T15:00:01.000Z',
    })
  })

  it('says who changed it last, and not to visitors', async () => {
    const { id } = await add()
    const ana = gallery.client()
    const anaId = await ana.signInAs({ super: true, email: 'ana@ochava.example' })
    await ana.patch(`/api/events/${id}`, { title_es: 'De Ana' })
    expect((await read(id)).updated_by).toEqual({ id: anaId, full_name: 'ana' })
    const mere = gallery.client()
    await mere.signInAs({ email: 'visita@example.org' })
    for (const visitor of [gallery.client(), mere]) {
      const seen = (await visitor.get(`/api/events/${id}`)).json().data
      expect(seen).toMatchObject({ title_es: 'De Ana', updated_by: null })
    }
  })

  it('refuses a change of a state that is not the current one any more, and shows that one', async () => {
    const { id, updated_at } = await add()
    const first = await lucia.patch(`/api/events/${id}`, { title_es: 'Primera', updated_at })
    expect(first.statusCode).toBe(200)
    // The clock did not move: the first change still bears a later instant.
    expect(first.json().data.updated_at > updated_at).toBe(true)
    const second = await lucia.patch(`/api/events/${id}`, { title_es: 'Segunda', updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      message: 'Alguien guardó otros cambios mientras tanto. Mirá cómo quedó y probá de nuevo.',
      data: { id, title_es: 'Primera', updated_at: first.json().data.updated_at },
      by: { id: luciaId },
    })
    const again = { title_es: 'Segunda', updated_at: first.json().data.updated_at }
    expect((await lucia.patch(`/api/events/${id}`, again)).statusCode).toBe(200)
  })

  it('keeps the end after the beginning, whichever of them changes', async () => {
    const { id } = await add()
    for (const change of [{ from: '2025-04-01' }, { to: '2025-02-01' }]) {
      const response = await lucia.patch(`/api/events/${id}`, change)
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['to']])
    }
    expect(await read(id)).toMatchObject({ from: '2025-03-01', to: '2025-03-31' })
  })

  it('changes several, all or none', async () => {
    const [one, two] = [await add({ title_es: 'Uno' }), await add({ title_es: 'Dos' })]
    const both = [
      { id: two.id, active: false },
      { id: one.id, active: false },
    ]
    const response = await lucia.patch('/api/events/all', { events: both })
    expect([response.statusCode, response.json()]).toEqual([200, { data: [two.id, one.id] }])
    const bad = [
      { id: one.id, active: true },
      { id: 999, active: true },
    ]
    expect((await lucia.patch('/api/events/all', { events: bad })).statusCode).toBe(404)
    const stale = [
      { id: one.id, active: true },
      { id: two.id, active: true, updated_at: two.updated_at },
    ]
    const conflict = await lucia.patch('/api/events/all', { events: stale })
    expect([conflict.statusCode, conflict.json().data.id]).toEqual([409, two.id])
    expect((await read(one.id)).active).toBe(false)
  })

  it('adds an artist and takes them out', async () => {
    const { id } = await add()
    const writing = { now: gallery.clock.now, by: null }
    const names = ['Irma Szalay', 'Elsa Brandariz']
    const ids: number[] = []
    for (const display of names) {
      ids.push(await createArtist(gallery.db, { display, bio_es: '', bio_en: '' }, writing))
    }
    const toggle = async (artist: number | undefined) => {
      const response = await lucia.patch(`/api/events/toggleArtist/${id}`, { id: artist })
      return response.json().data.artists.map((each: { display: string }) => each.display)
    }
    expect(await toggle(ids[0])).toEqual(['Irma Szalay'])
    expect(await toggle(ids[1])).toEqual(names)
    expect(await toggle(ids[0])).toEqual(['Elsa Brandariz'])
    const unknown = await lucia.patch(`/api/events/toggleArtist/${id}`, { id: 999 })
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['id']])
    expect((await lucia.patch('/api/events/toggleArtist/999', { id: ids[0] })).statusCode).toBe(404)
  })

  it('puts an event into the bin', async () => {
    const { id } = await add()
    const response = await lucia.delete(`/api/events/${id}`)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'El evento está en la papelera.' },
    ])
    expect((await lucia.get(`/api/events/${id}`)).statusCode).toBe(404)
    expect((await lucia.patch(`/api/events/${id}`, { title_es: 'x' })).statusCode).toBe(404)
    expect((await lucia.delete(`/api/events/${id}`)).statusCode).toBe(404)
    const [row] = await gallery.db.select().from(events).where(eq(events.id, id))
    expect(row).toMatchObject({ deleted_at: gallery.clock.now, updated_by: luciaId })
  })

  it('is for super users only, with the site’s own header', async () => {
    const { id } = await add()
    const martina = gallery.client()
    await martina.signInAs({ email: 'martina@example.org' })
    for (const [client, status] of [
      [gallery.client(), 401],
      [martina, 403],
    ] as const) {
      const answers = [
        await client.post('/api/events', sampleEvent()),
        await client.patch(`/api/events/${id}`, { title_es: 'x' }),
        await client.patch('/api/events/all', { events: [] }),
        await client.patch(`/api/events/toggleArtist/${id}`, { id: 1 }),
        await client.delete(`/api/events/${id}`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => status))
    }
    const foreign = await lucia.delete(`/api/events/${id}`, { headers: { 'x-requested-with': '' } })
    expect(foreign.statusCode).toBe(403)
    expect(await read(id)).toMatchObject({ active: true })
  })

  it('says what it could not read', async () => {
    const broken = await lucia.post('/api/events', '{"kind":', {
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.statusCode, broken.json()]).toEqual([400, { message: 'No pudimos leer lo que enviaste.' }])
    const table = await lucia.post('/api/events', 'kind', { headers: { 'content-type': 'text/csv' } })
    expect(table.statusCode).toBe(415)
  })
})
