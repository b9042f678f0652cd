import type { EventForm } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { binEvent, createEvent } from './changes.queries.ts'

describe('the panel’s list of events', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (form: Partial<EventForm>) => createEvent(gallery.db, sampleEvent(form), writing())

  async function rows(query: string, client = lucia) {
    const response = await client.get(`/api/events?showAll=1${query}`)
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const titles = async (query: string) =>
    (await rows(query)).data.map((event: { title_es: string }) => event.title_es)

  async function fill() {
    await add({ title_es: 'Ácido', place: 'Sala 2', from: '2025-03-03', to: '2025-03-20', kind: 'other' })
    gallery.clock.advance(1000)
    await add({ title_es: 'Ñandú', place: 'Taller', from: '2025-03-01', to: '2025-03-30', active: false })
    gallery.clock.advance(1000)
    await add({ title_es: 'barro', place: 'Archivo', from: '2025-03-02', to: '2025-03-10' })
    await binEvent(gallery.db, await add({ title_es: 'Borrada' }), writing())
  }

  it('says how many there are of each kind, whichever it is narrowed to', async () => {
    await fill()
    const counts = { exhibition: 2, other: 1 }
    const meta = { current_page: 1, per_page: 20, last_page: 1, counts }
    expect((await rows('')).meta).toEqual({ ...meta, total: 3 })
    expect((await rows('&exhibitions=1')).meta).toEqual({ ...meta, total: 2 })
    expect((await rows('&events=1&active=1')).meta).toEqual({
      ...meta,
      total: 1,
      counts: { exhibition: 1, other: 1 },
    })
    expect((await rows('&active=0')).meta).toMatchObject({ total: 1, counts: { exhibition: 1, other: 0 } })
    expect((await rows('&query=taller')).meta).toMatchObject({
      total: 1,
      counts: { exhibition: 1, other: 0 },
    })
    expect((await rows('&query=taller&events=1')).meta).toMatchObject({
      total: 0,
      counts: { exhibition: 1, other: 0 },
    })
  })

  it.each([
    ['', ['Ácido', 'barro', 'Ñandú']],
    ['&sort=from', ['Ñandú', 'barro', 'Ácido']],
    ['&sort=to', ['barro', 'Ácido', 'Ñandú']],
    ['&sort=-to', ['Ñandú', 'Ácido', 'barro']],
    ['&sort=title', ['Ácido', 'barro', 'Ñandú']],
    ['&sort=-title', ['Ñandú', 'barro', 'Ácido']],
    ['&sort=place', ['barro', 'Ácido', 'Ñandú']],
    ['&sort=updated', ['Ácido', 'Ñandú', 'barro']],
    ['&sort=-updated', ['barro', 'Ñandú', 'Ácido']],
    ['&sort=-kind', ['Ácido', 'barro', 'Ñandú']],
    ['&active=0', ['Ñandú']],
    ['&active=1', ['Ácido', 'barro']],
    ['&per_page=2&page=2', ['Ñandú']],
    ['&page=9', []],
    ['&query=sala', ['Ácido']],
  ])('narrows and orders by %s', async (query, expected) => {
    await fill()
    expect(await titles(query)).toEqual(expected)
  })

  it('counts what can still be booked', async () => {
    const id = await add({ requires_registration: true })
    await add({ title_es: 'Otra', from: '2025-02-01' })
    const full = await aSlot(gallery.db, id, { limit: 1 })
    await aSlot(gallery.db, id)
    await aSlot(gallery.db, id, { unavailable: true })
    await aSlot(gallery.db, id, { start: new Date('2025-03-05T12:00:00Z') })
    expect((await gallery.client().post('/api/appointments', aBooking(full))).statusCode).toBe(201)
    const { data } = await rows('')
    expect(data[0]).toMatchObject({
      id,
      slots: { upcoming: 3, bookable: 1 },
      updated_at: '2025-03-05T15:00:00.000Z',
    })
    expect(data[1].slots).toEqual({ upcoming: 0, bookable: 0 })
  })

  it('is for super users only: for others it is the public list', async () => {
    await fill()
    const { data, meta } = await rows('&active=0&sort=title', gallery.client())
    expect([data.length, meta.counts, data[0].slots, data[0].updated_at]).toEqual([
      2,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('refuses an order that it does not know', async () => {
    const response = await lucia.get('/api/events?showAll=1&sort=secret')
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['sort']])
  })
})
