import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const friday = '2025-03-07'
const saturday = '2025-03-08'
const monday = '2025-03-10'

const form = (day: string, changes: object = {}) => ({
  event_id: event,
  start: `${day}T15:00:00-03:00`,
  end: `${day}T15:45:00-03:00`,
  limit: 12,
  ...changes,
})
const set = async (change: object) => {
  expect((await gallery.patch('/api/options', change)).statusCode).toBe(200)
}
const close = (from: string, to: string, reason_es = '', reason_en = '') =>
  set({ closures: [{ from, to, reason_es, reason_en }] })

describe('a slot on a closed day', () => {
  it('is refused with the reason, in the language that asks', async () => {
    const weekend = await gallery.post(url, form(saturday))
    expect(weekend.statusCode).toBe(422)
    expect(weekend.json().errors).toEqual({ start: ['La galería no abre ese día de la semana.'] })

    await close(monday, monday)
    const closed = await gallery.post(url, form(monday))
    expect(closed.json().errors).toEqual({ start: ['Ese día la galería está cerrada.'] })

    await close(friday, monday, 'Montaje', 'Hanging')
    const hanging = await gallery.post(url, form(monday))
    expect(hanging.json().errors).toEqual({ start: ['Ese día la galería está cerrada: Montaje.'] })
    const headers = { 'accept-language': 'en' }
    expect((await gallery.post(url, form(monday), { headers })).json().errors).toEqual({
      start: ['The gallery is closed on that day: Hanging.'],
    })
  })

  it('is refused on a holiday of the country that the gallery keeps', async () => {
    // 24 March, the Day of Remembrance.
    expect((await gallery.post(url, form('2025-03-24'))).statusCode).toBe(201)
    await set({ holidayCountry: 'AR' })
    const answer = await gallery.post(url, form('2025-03-24'))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.start[0]).toMatch(/^Ese día es feriado, Día .*Memoria.*, y la galería/)
  })

  it('is opened on purpose, which stands on it, and shows on the timeline and as the next free day', async () => {
    const opened = await gallery.post(url, form(saturday, { open_anyway: true }))
    expect(opened.statusCode).toBe(201)
    expect(opened.json().data.open_anyway).toBe(true)
    const upcoming = async (from: string) =>
      (await visitor.post('/api/appointments/upcoming', { from, days: 1 })).json().data[0]
    expect((await upcoming(saturday)).places).toMatchObject([{ open_anyway: true }])
    expect((await upcoming('2025-03-06')).next_free).toBe(saturday)
  })

  it('is refused among many by its place, and none is made', async () => {
    const season = { slots: [form(friday), form(saturday), form(monday)] }
    const refused = await gallery.post(`${url}/many`, season)
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(['slots.1.start'])
    expect((await gallery.get(url)).json().data).toEqual([])
    const slots = [form(friday), form(saturday, { open_anyway: true }), form(monday)]
    expect((await gallery.post(`${url}/many`, { slots })).statusCode).toBe(201)
  })

  it('goes by the day of the gallery: its Friday night is Saturday elsewhere', async () => {
    const night = { start: '2025-03-08T01:00:00Z', end: '2025-03-08T02:00:00Z' }
    expect((await gallery.post(url, form(friday, night))).statusCode).toBe(201)
    const sunday = { start: '2025-03-10T02:30:00Z', end: '2025-03-10T03:30:00Z' }
    expect((await gallery.post(url, form(monday, sunday))).statusCode).toBe(422)
  })

  it('may begin at any hour of an open day', async () => {
    await set({ openDays: [{ weekday: 5, from: '14:00', to: '19:30' }] })
    const evening = { start: `${friday}T21:00:00-03:00`, end: `${friday}T23:00:00-03:00` }
    expect((await gallery.post(url, form(friday, evening))).statusCode).toBe(201)
    expect((await gallery.post(url, form(monday))).statusCode).toBe(422)
  })
})

describe('a slot that is moved', () => {
  const moved = (day: string, changes: object = {}) => {
    const { start, end } = form(day)
    return { start, end, ...changes }
  }

  it('is refused on another day that is closed, unless on purpose; on its own day it may be', async () => {
    const { id } = (await gallery.post(url, form(friday))).json().data
    const refused = await gallery.patch(`${url}/${id}`, moved(saturday))
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(['start'])
    expect((await gallery.patch(`${url}/${id}`, moved(saturday, { open_anyway: true }))).statusCode).toBe(200)
    // That was for the Saturday.
    expect((await gallery.patch(`${url}/${id}`, moved('2025-03-09'))).statusCode).toBe(422)
    const later = { start: `${saturday}T17:00:00-03:00`, end: `${saturday}T18:00:00-03:00` }
    expect((await gallery.patch(`${url}/${id}`, later)).json().data).toMatchObject({ open_anyway: true })
    expect((await gallery.patch(`${url}/${id}`, moved(monday))).json().data).toMatchObject({
      open_anyway: false,
    })
  })
})

describe('a day that is closed later', () => {
  it('leaves who has booked, and offers its slots to nobody any more', async () => {
    const id = await aSlot(stage.db, event, { start: new Date('2025-03-10T18:00:00Z') })
    await visitor.post('/api/appointments', aBooking(id), elsewhere())
    await close(monday, monday, 'Duelo', 'Mourning')
    expect((await gallery.get(`${url}/agenda?from=${monday}&days=1`)).json().data).toMatchObject([
      { id, bookings: 1, open_anyway: false },
    ])
    for (const read of [url, `/api/events/${event}`]) {
      const { data } = (await visitor.get(read)).json()
      expect(data.places ?? data).toEqual([])
    }
    expect((await visitor.get(`${url}/${id}`)).statusCode).toBe(404)
    const late = await visitor.post(
      '/api/appointments',
      aBooking(id, { email: 'b@example.org' }),
      elsewhere()
    )
    expect(late.statusCode).toBe(409)
    await gallery.patch(`${url}/${id}`, { open_anyway: true })
    expect((await visitor.get(`${url}/${id}`)).statusCode).toBe(200)
    expect(
      (await visitor.post('/api/appointments', aBooking(id, { email: 'b@example.org' }), elsewhere()))
        .statusCode
    ).toBe(201)
  })

  it('leaves its slots as they are, to be changed as before; they are no next free day', async () => {
    const id = await aSlot(stage.db, event, { start: new Date('2025-03-10T18:00:00Z') })
    const nextFree = async () =>
      (await visitor.post('/api/appointments/upcoming', { from: '2025-03-05', days: 1 })).json().data[0]
        .next_free
    expect(await nextFree()).toBe(monday)
    await close('2025-03-10', '2025-03-12')
    expect(await nextFree()).toBeNull()
    expect((await gallery.patch(`${url}/${id}`, { limit: 3 })).json().data).toMatchObject({ limit: 3 })
    expect((await gallery.patch(`${url}/${id}`, { open_anyway: true })).statusCode).toBe(200)
    expect(await nextFree()).toBe(monday)
  })
})

describe('a holiday', () => {
  const slotOn = (day: string) => aSlot(stage.db, event, { start: new Date(`${day}T18:00:00Z`) })
  const placesOf = async (path: string): Promise<number[]> => {
    const { data } = (await visitor.get(path)).json()
    return (data.places ?? data).map(({ id }: { id: number }) => id)
  }
  beforeEach(() => set({ holidayCountry: 'AR' }))

  it('is closed wherever the window begins that is asked for', async () => {
    // Labour Day of this year, and the May Revolution of the third after it.
    await slotOn('2025-05-01')
    await slotOn('2028-05-25')
    const [soon, far] = [await slotOn('2025-05-05'), await slotOn('2028-05-24')]
    for (const query of ['', '?from=2020-01-01', '?from=2025-04-30'])
      expect(await placesOf(url + query), query).toEqual([soon])
    expect(await placesOf(`${url}?from=2028-05-01`)).toEqual([far])
  })

  it('is closed years ahead and when it is over, too', async () => {
    // Carnival was the day before yesterday.
    for (const day of ['2025-03-03', '2028-05-25'])
      expect((await visitor.get(`${url}/${await slotOn(day)}`)).statusCode, day).toBe(404)
    const far = await slotOn('2028-05-24')
    expect((await visitor.get(`${url}/${far}`)).statusCode).toBe(200)
    // Of no day that is so far ahead anybody looked whether it is one.
    expect(await placesOf(`/api/events/${event}`)).toEqual([])
    stage.clock.now = new Date('2027-01-10T15:00:00Z')
    expect(await placesOf(`/api/events/${event}`)).toEqual([far])
  })
})

describe('the opening days among the options', () => {
  it.each([
    ['a weekday twice', { openDays: [1, 1].map((weekday) => ({ weekday, from: '', to: '' })) }, 'openDays'],
    ['no weekday', { openDays: [{ weekday: 8, from: '', to: '' }] }, 'openDays.0.weekday'],
    ['hours that run backwards', { openDays: [{ weekday: 1, from: '19:00', to: '14:00' }] }, 'openDays.0.to'],
    ['one hour alone', { openDays: [{ weekday: 1, from: '', to: '14:00' }] }, 'openDays.0.to'],
    [
      'a closure that runs backwards',
      { closures: [{ from: '2025-03-09', to: '2025-03-08', reason_es: '', reason_en: '' }] },
      'closures.0.to',
    ],
    ['a country that is none', { holidayCountry: 'Argentina' }, 'holidayCountry'],
  ])('are not written with %s', async (_what, change, field) => {
    const answer = await gallery.patch('/api/options', change)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  it('are from Monday to Friday until the gallery says otherwise', async () => {
    const { data } = (await visitor.get('/api/options')).json()
    expect(data.openDays).toEqual([1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '', to: '' })))
    expect(data).toMatchObject({ closures: [], holidayCountry: '' })
  })

  it('stand in the history', async () => {
    await close(friday, friday, 'Montaje', '')
    const { data } = (await gallery.get('/api/activity')).json()
    expect(JSON.stringify(data)).toContain('closures')
  })
})
