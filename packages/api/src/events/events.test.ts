import type { EventForm } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { createSlots } from '../slots/slots.queries.ts'
import { aSlot } from '../testing/bookings.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { binEvent, createEvent } from './changes.queries.ts'
import { addEventImage } from './imageChanges.queries.ts'
import { addArtists, setList } from './parts.queries.ts'

describe('reading /api/events', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (changes: Partial<EventForm> & { image?: string } = {}) => {
    const { image, ...form } = changes
    return createEvent(
      gallery.db,
      { ...sampleEvent(form), ...(image === undefined ? {} : { image }) },
      writing()
    )
  }

  async function addArtist(display: string): Promise<number> {
    const last_name = display.slice(display.lastIndexOf(' ') + 1)
    return createArtist(gallery.db, { display, last_name, bio_es: '', bio_en: '' }, writing())
  }

  async function listed(query: string, client = gallery.client()): Promise<string[]> {
    const response = await client.get(`/api/events${query}`)
    expect(response.statusCode).toBe(200)
    return response.json().data.map((event: { title_es: string }) => event.title_es)
  }

  async function asSuper() {
    const client = gallery.client()
    await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    return client
  }

  it('lists active events, newest first, each with its artists and picture', async () => {
    const image = await storeSample(gallery.db, gallery.app.storage, {
      folder: 'events',
      now: gallery.clock.now,
    })
    const id = await add({ title_es: 'Vieja', from: '2025-01-01', image })
    await add({ title_es: 'Nueva', from: '2025-03-02' })
    await add({ title_es: 'Oculta', active: false })
    await binEvent(gallery.db, await add({ title_es: 'Borrada' }), writing())
    await addArtists(gallery.db, id, [await addArtist('Irma Szalay'), await addArtist('Elsa Brandariz')])
    const response = await gallery.client().get('/api/events')
    const place = { total: 2, current_page: 1, per_page: 20, last_page: 1 }
    expect(response.json()).toMatchObject({ ...place, meta: place })
    const [first, second] = response.json().data
    expect(first).toMatchObject({ title_es: 'Nueva', image: null, picture: null, artists: [] })
    expect(second).toEqual({
      id,
      kind: 'exhibition',
      title_es: 'Vieja',
      title_en: 'The Line that Cuts the Corner',
      excerpt_es: '',
      excerpt_en: '',
      image,
      picture: { width: 60, height: 40, widths: [] },
      place: 'Sala 1',
      from: '2025-01-01',
      to: '2025-03-31',
      active: true,
      color: 'red',
      requires_registration: false,
      largest_party: 6,
      needs: [],
      artists: [
        { id: expect.any(Number), display: 'Irma Szalay' },
        { id: expect.any(Number), display: 'Elsa Brandariz' },
      ],
    })
  })

  it('lists what is on, what is to come from the soonest and what is over from the latest', async () => {
    await add({ title_es: 'Primera', from: '2024-01-01', to: '2024-12-31' })
    await add({ title_es: 'Breve', from: '2024-02-01', to: '2024-03-01' })
    await add({ title_es: 'En sala', from: '2025-01-01', to: '2025-03-10' })
    await add({ title_es: 'De un día', from: '2025-03-10', to: '2025-03-10' })
    await add({ title_es: 'Lejana', from: '2025-09-01', to: '2025-10-01' })
    await add({ title_es: 'Cercana', from: '2025-03-11', to: '2025-10-01' })
    expect(await listed('?on=2025-03-10')).toEqual(['De un día', 'En sala'])
    expect(await listed('?after=2025-03-10')).toEqual(['Cercana', 'Lejana'])
    expect(await listed('?before=2025-03-10')).toEqual(['Primera', 'Breve'])
    expect(await listed('?before=2025-03-10&query=breve')).toEqual(['Breve'])
    const rows = await (await asSuper()).get('/api/events?showAll=1&after=2025-03-10')
    expect(rows.json().meta).toMatchObject({ total: 2, counts: { exhibition: 2, other: 0 } })
  })

  it('pages', async () => {
    for (let day = 1; day <= 5; day++) await add({ title_es: `Día ${day}`, from: `2025-03-0${day}` })
    expect(await listed('?per_page=2')).toEqual(['Día 5', 'Día 4'])
    expect(await listed('?per_page=2&page=3')).toEqual(['Día 1'])
    const past = await gallery.client().get('/api/events?per_page=2&page=9')
    const place = { total: 5, current_page: 9, per_page: 2, last_page: 3 }
    expect(past.json()).toEqual({ ...place, data: [], meta: place })
    const empty = await gallery.client().get('/api/events?query=nada')
    expect(empty.json().meta).toMatchObject({ total: 0, last_page: 1 })
  })

  it('narrows by kind', async () => {
    await add({ title_es: 'Muestra' })
    await add({ title_es: 'Charla', kind: 'other', from: '2025-02-01' })
    expect(await listed('?exhibitions=1')).toEqual(['Muestra'])
    expect(await listed('?events=true')).toEqual(['Charla'])
    expect(await listed('?events=1&exhibitions=1')).toEqual(['Muestra', 'Charla'])
    expect(await listed('?events=0')).toEqual(['Muestra', 'Charla'])
  })

  describe('the search', () => {
    beforeEach(async () => {
      const line = await add({ title_es: 'La línea', title_en: 'The Edge', from: '2025-03-03' })
      await addArtists(gallery.db, line, [await addArtist('Nélida Arrascaeta')])
      await add({
        title_es: 'Ñandubay',
        title_en: '',
        excerpt_es: 'Madera 100%',
        place: 'Sala 2',
        from: '2025-03-02',
      })
      await add({ title_es: 'Tramas', title_en: 'Wefts', place: 'Sala 2', from: '2025-03-01' })
    })

    it.each([
      ['linea', ['La línea']],
      ['LÍNEA', ['La línea']],
      ['edge', ['La línea']],
      ['íne', ['La línea']],
      ['nandubay', ['Ñandubay']],
      ['sala 2', ['Ñandubay', 'Tramas']],
      ['2 trama', ['Tramas']],
      ['trama ñandu', []],
      ['nelida', ['La línea']],
      ['arrascaeta línea', ['La línea']],
      ['arrascaeta tramas', []],
      ['00%', ['Ñandubay']],
      ['%', []],
      ['_', []],
      ["'; drop table events; --", []],
      ['\\', []],
    ])('finds by %s', async (query, titles) => {
      expect(await listed(`?query=${encodeURIComponent(query)}`)).toEqual(titles)
    })
  })

  it.each([
    'page=0',
    'page=x',
    'per_page=101',
    'per_page=0',
    'page=99999999',
    `query=${'a'.repeat(201)}`,
    'query=%00',
  ])('refuses %s', async (query) => {
    const response = await gallery.client().get(`/api/events?${query}`)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]])
  })

  it('names all for pickers', async () => {
    for (let day = 10; day <= 31; day++) await add({ title_es: `Día ${day}`, from: `2025-03-${day}` })
    await add({ title_es: 'Oculta', active: false })
    const response = await gallery.client().get('/api/events?list=1')
    expect(response.json().data).toHaveLength(22)
    expect(response.json().data[0]).toEqual({
      id: expect.any(Number),
      title_es: 'Día 31',
      title_en: 'The Line that Cuts the Corner',
    })
    expect(response.json().meta).toEqual({ more: false })
    expect(await listed('?list=1', await asSuper())).toContain('Oculta')
  })

  it('shows hidden events to super users who ask for all', async () => {
    await add({ title_es: 'Oculta', active: false })
    const user = gallery.client()
    await user.signInAs({ email: 'martina@example.org' })
    expect(await listed('?showAll=1')).toEqual([])
    expect(await listed('?showAll=1', user)).toEqual([])
    const client = await asSuper()
    expect(await listed('', client)).toEqual([])
    expect(await listed('?showAll=1', client)).toEqual(['Oculta'])
  })

  describe('one event', () => {
    let id: number
    let image: string

    beforeEach(async () => {
      const { db, app, clock } = gallery
      image = await storeSample(db, app.storage, { folder: 'events', now: clock.now })
      id = await add({ body_es: '<p>Cuerpo</p>', image, requires_registration: true })
      await addArtists(db, id, [await addArtist('Elsa Brandariz')])
      for (const active of [true, false]) {
        const description = { description_es: `Visible: ${active}`, description_en: '' }
        await addEventImage(db, id, { file: image, active, ...description }, writing())
      }
      await setList(db, id, 'related', [
        await add({ title_es: 'Relacionada', kind: 'other' }),
        await add({ title_es: 'Relacionada oculta', active: false }),
      ])
      const slot = { event_id: id, label_es: 'Visita', label_en: '', limit: 7, unavailable: false }
      await createSlots(
        db,
        // Yesterday evening, this morning and tomorrow, on the clock of Buenos Aires.
        ['2025-03-05T01:00:00Z', '2025-03-05T12:00:00Z', '2025-03-06T12:00:00Z'].map((start) => ({
          ...slot,
          start: new Date(start),
          end: new Date(new Date(start).getTime() + 3_600_000),
        })),
        writing()
      )
    })

    it('comes with all that its page shows', async () => {
      const response = await gallery.client().get(`/api/events/${id}`)
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(data).toMatchObject({
        id,
        body_es: '<p>Cuerpo</p>',
        image,
        artists: [{ display: 'Elsa Brandariz' }],
        images: [{ file: image, active: true, description_es: 'Visible: true', picture: { width: 60 } }],
        related: [{ title_es: 'Relacionada', kind: 'other', picture: null }],
        updated_at: '2025-03-05T15:00:00.000Z',
      })
      expect([data.images.length, data.related.length]).toEqual([1, 1])
      expect(data.places).toEqual([
        {
          id: expect.any(Number),
          event_id: id,
          start: '2025-03-05T12:00:00.000Z',
          end: '2025-03-05T13:00:00.000Z',
          label_es: 'Visita',
          label_en: '',
          limit: 7,
          count: 0,
          unavailable: false,
          groups: false,
          open_anyway: false,
        },
        expect.objectContaining({ start: '2025-03-06T12:00:00.000Z' }),
      ])
      expect(Object.keys(data)).not.toContain('created_by')
    })

    it('shows super users what is hidden', async () => {
      const { data } = (await (await asSuper()).get(`/api/events/${id}`)).json()
      expect(data.images.map((each: { active: boolean }) => each.active)).toEqual([true, false])
      expect(data.related.map((each: { active: boolean }) => each.active)).toEqual([true, false])
    })

    it('offers everybody the same slots: none of a closed day', async () => {
      const saturday = new Date('2025-03-08T15:00:00Z')
      await aSlot(gallery.db, id, { start: saturday })
      for (const client of [gallery.client(), await asSuper()]) {
        const { data } = (await client.get(`/api/events/${id}`)).json()
        expect(data.places.map(({ start }: { start: string }) => start)).toEqual([
          '2025-03-05T12:00:00.000Z',
          '2025-03-06T12:00:00.000Z',
        ])
      }
    })

    it('exists for others only while it is active', async () => {
      const hidden = await add({ active: false })
      const binned = await add()
      await binEvent(gallery.db, binned, writing())
      const client = await asSuper()
      const status = async (who: typeof client, which: number) =>
        (await who.get(`/api/events/${which}`)).statusCode
      expect(await status(gallery.client(), hidden)).toBe(404)
      expect(await status(client, hidden)).toBe(200)
      expect(await status(client, binned)).toBe(404)
    })

    it.each(['999', 'x', '-1', '1.5', '99999999999'])('does not know the event %s', async (unknown) => {
      const response = await gallery.client().get(`/api/events/${unknown}`)
      expect([response.statusCode, response.json()]).toEqual([404, { message: 'Recurso no encontrado' }])
    })
  })
})
