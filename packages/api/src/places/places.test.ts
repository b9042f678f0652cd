import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slots } from '../tables/slots.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/places'
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let event: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

const at = (start: string) => ({ start: new Date(start) })
const ids = (answer: { json(): { data: { id: number }[] } }) => answer.json().data.map(({ id }) => id)

describe('the list of slots', () => {
  it('shows visitors those of active events from today on, by time, with what is taken', async () => {
    const hidden = await anEvent(stage.db, { active: false })
    await aSlot(stage.db, hidden)
    const evening = await aSlot(stage.db, event, at('2025-03-06T22:00:00Z'))
    const morning = await aSlot(stage.db, event, at('2025-03-05T13:00:00Z'))
    // 23:59 of yesterday and midnight of today, in the gallery.
    await aSlot(stage.db, event, at('2025-03-05T02:59:00Z'))
    const midnight = await aSlot(stage.db, event, at('2025-03-05T03:00:00Z'))
    await visitor.post('/api/appointments', aBooking(evening), elsewhere())
    const answer = await visitor.get(url)
    expect(answer.statusCode).toBe(200)
    expect(ids(answer)).toEqual([midnight, morning, evening])
    expect(answer.json().data[2]).toEqual({
      id: evening,
      event_id: event,
      start: '2025-03-06T22:00:00.000Z',
      end: '2025-03-06T22:45:00.000Z',
      label_es: '',
      label_en: '',
      limit: 7,
      count: 1,
      unavailable: false,
      groups: false,
      open_anyway: false,
    })
  })

  it('counts confirmed and held places, not expired or cancelled ones', async () => {
    const slot = await aSlot(stage.db, event)
    const countNow = async () => (await visitor.get(`${url}/${slot}`)).json().data.count
    await visitor.post('/api/appointments', aBooking(slot, { email: 'uno@example.org' }), elsewhere())
    await visitor.post('/api/appointments', aBooking(slot, { email: 'dos@example.org' }), elsewhere())
    await visitor.post('/api/appointments', aBooking(slot, { email: 'tres@example.org' }), elsewhere())
    expect(await countNow()).toBe(3)
    expect((await gallery.patch('/api/appointments/1', { confirmed: true })).statusCode).toBe(200)
    expect((await gallery.delete('/api/appointments/2')).statusCode).toBe(200)
    expect(await countNow()).toBe(2)
    stage.clock.advance(2 * 3_600_000)
    expect(await countNow()).toBe(1)
  })

  it('shows super users every slot, and any audience a window or an event', async () => {
    const hidden = await anEvent(stage.db, { active: false })
    const old = await aSlot(stage.db, event, at('2024-01-10T18:00:00Z'))
    const secret = await aSlot(stage.db, hidden, at('2025-03-07T18:00:00Z'))
    const next = await aSlot(stage.db, event, at('2025-03-10T18:00:00Z'))
    const late = await aSlot(stage.db, event, at('2025-03-12T02:59:00Z'))
    expect(ids(await gallery.get(url))).toEqual([old, secret, next, late])
    expect(ids(await gallery.get(`${url}?event=${hidden}`))).toEqual([secret])
    expect(ids(await visitor.get(`${url}?event=${hidden}`))).toEqual([])
    expect(ids(await visitor.get(`${url}?from=2025-03-10&days=2`))).toEqual([next, late])
    expect(ids(await visitor.get(`${url}?from=2025-03-10&days=1`))).toEqual([next])
    expect(ids(await visitor.post(`${url}/upcoming`, { from: '2025-03-11', days: 1 }))).toEqual([late])
    expect(ids(await visitor.post(`${url}/upcoming`, {}))).toEqual([next, late])
    expect(ids(await gallery.post(`${url}/upcoming`, { from: '2025-03-07', days: 1 }))).toEqual([])
  })

  it('shows visitors nothing before today and no more than the longest window, whatever they ask for', async () => {
    const old = await aSlot(stage.db, event, at('2024-01-10T18:00:00Z'))
    const next = await aSlot(stage.db, event, at('2025-03-10T18:00:00Z'))
    const last = await aSlot(stage.db, event, at('2026-03-05T18:00:00Z'))
    const far = await aSlot(stage.db, event, at('2026-03-06T18:00:00Z'))
    for (const query of ['', '?from=1900-01-01', `?event=${event}`, `?from=2024-01-01&event=${event}`])
      expect(ids(await visitor.get(url + query)), query).toEqual([next, last])
    // Days count from where they are asked from.
    expect(ids(await visitor.get(`${url}?from=2024-01-10&days=2`))).toEqual([])
    expect(ids(await visitor.get(`${url}?from=2025-03-01&days=10`))).toEqual([next])
    expect(ids(await visitor.get(`${url}?from=2026-03-06`))).toEqual([far])
    const lastYear = { from: '2024-01-01', days: 62 }
    expect(ids(await visitor.post(`${url}/upcoming`, lastYear))).toEqual([])
    expect(ids(await gallery.post(`${url}/upcoming`, lastYear))).toEqual([old])
    expect(ids(await gallery.get(`${url}?from=1900-01-01`))).toEqual([old, next, last, far])
  })

  it('needs no CSRF header for its read by POST', async () => {
    const answer = await stage.app.inject({ method: 'POST', url: `${url}/upcoming`, payload: {} })
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['get', '?from=0000-01-01', 'from'],
    ['get', '?from=2025-02-30', 'from'],
    ['get', '?days=0', 'days'],
    ['get', '?days=1e9', 'days'],
    ['get', '?event=all', 'event'],
  ] as const)('%s %s: 422', async (method, query, field) => {
    const answer = await visitor[method](url + query)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })
})

describe('one slot', () => {
  it('exists for visitors while its event is active, for super users always', async () => {
    const open = await aSlot(stage.db, event)
    const hidden = await aSlot(stage.db, await anEvent(stage.db, { active: false }))
    expect((await visitor.get(`${url}/${open}`)).statusCode).toBe(200)
    expect((await visitor.get(`${url}/${hidden}`)).statusCode).toBe(404)
    expect((await gallery.get(`${url}/${hidden}`)).statusCode).toBe(200)
    expect((await gallery.get(`${url}/4711`)).statusCode).toBe(404)
    expect((await gallery.get(`${url}/one`)).statusCode).toBe(404)
  })
})

describe('planning slots', () => {
  const form = {
    start: '2025-03-20T15:00:00-03:00',
    end: '2025-03-20T15:45:00-03:00',
    label_es: 'Visita guiada',
    limit: 12,
  }

  it('creates, changes only what is sent, and puts into the bin', async () => {
    const created = await gallery.post(url, { ...form, event_id: event })
    expect(created.statusCode).toBe(201)
    const { id } = created.json().data
    expect(created.json().data).toMatchObject({ start: '2025-03-20T18:00:00.000Z', limit: 12, count: 0 })
    const changed = await gallery.patch(`${url}/${id}`, { unavailable: true })
    expect(changed.json().data).toMatchObject({ label_es: 'Visita guiada', limit: 12, unavailable: true })
    const deleted = await gallery.delete(`${url}/${id}`)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: 'Turno borrado' }])
    expect((await gallery.get(`${url}/${id}`)).statusCode).toBe(404)
    expect((await gallery.patch(`${url}/${id}`, { limit: 1 })).statusCode).toBe(404)
    expect((await gallery.delete(`${url}/${id}`)).statusCode).toBe(404)
    const [row] = await stage.db.select().from(slots)
    expect(row).toMatchObject({ created_by: 1, updated_by: 1, deleted_at: stage.clock.now })
  })

  it('deletes several or none', async () => {
    const one = await aSlot(stage.db, event)
    const other = await aSlot(stage.db, event)
    expect((await gallery.delete(`${url}/multiDelete/${one},4711`)).statusCode).toBe(404)
    expect(ids(await gallery.get(url))).toEqual([one, other])
    const answer = await gallery.delete(`${url}/multiDelete/${one},${other},${one}`)
    expect(answer.json()).toEqual({ message: '2 turnos borrados' })
    expect(ids(await gallery.get(url))).toEqual([])
  })

  it('never deletes a slot in which somebody has a place', async () => {
    const taken = await aSlot(stage.db, event)
    const empty = await aSlot(stage.db, event)
    await visitor.post('/api/appointments', aBooking(taken), elsewhere())
    const answer = await gallery.delete(`${url}/multiDelete/${empty},${taken}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Hay una reserva')
    expect(ids(await gallery.get(url))).toEqual([taken, empty])
    stage.clock.advance(2 * 3_600_000)
    expect((await gallery.delete(`${url}/${taken}`)).statusCode).toBe(200)
  })

  it.each([
    ['no event', {}, 'event_id'],
    ['an unknown event', { event_id: 4711 }, 'event_id'],
    ['an end before the start', { event_id: 1, end: '2025-03-20T15:00:00-03:00' }, 'end'],
    ['an hour without a zone', { event_id: 1, start: '2025-03-20T15:00:00' }, 'start'],
    ['a negative limit', { event_id: 1, limit: -1 }, 'limit'],
    ['half a place', { event_id: 1, limit: 1.5 }, 'limit'],
    ['a limit of words', { event_id: 1, limit: 'doce' }, 'limit'],
  ])('refuses %s: 422', async (_, changes, field) => {
    const answer = await gallery.post(url, { ...form, ...changes })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await stage.db.select().from(slots)).toEqual([])
  })

  it('refuses a change that would end a slot before it starts', async () => {
    const slot = await aSlot(stage.db, event)
    const answer = await gallery.patch(`${url}/${slot}`, { start: '2025-03-06T19:00:00Z' })
    expect(answer.json().errors).toEqual({ end: ['El turno tiene que terminar después de empezar.'] })
  })

  it.each([
    ['nobody', false, 401],
    ['a signed-in visitor', true, 403],
  ])('is not for %s', async (_, signedIn, status) => {
    const slot = await aSlot(stage.db, event)
    if (signedIn) await visitor.signInAs()
    const answers = [
      await visitor.post(url, { ...form, event_id: event }),
      await visitor.post(url, 'no form at all'),
      await visitor.patch(`${url}/${slot}`, { limit: 100 }),
      await visitor.delete(`${url}/${slot}`),
      await visitor.delete(`${url}/multiDelete/${slot}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(5).fill(status))
    expect(await stage.db.select().from(slots)).toMatchObject([{ limit: 7, deleted_at: null }])
  })

  it('asks for the CSRF header', async () => {
    const answer = await gallery.post(url, { ...form, event_id: event }, { headers: { 'x-xsrf-token': '' } })
    expect(answer.statusCode).toBe(403)
    expect(await stage.db.select().from(slots)).toEqual([])
  })
})
