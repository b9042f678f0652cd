import { UpcomingAnswer } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments/upcoming'
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

async function upcoming(body: Readonly<Record<string, unknown>>): Promise<UpcomingAnswer['data']> {
  const answer = await stage.client().post(url, body)
  expect(answer.statusCode).toBe(200)
  return UpcomingAnswer.parse(answer.json()).data
}

describe('the timeline', () => {
  it('has the events that last into its days, by first day, active or not', async () => {
    const spring = await anEvent(stage.db, { from: '2025-03-10', to: '2025-04-30' })
    const long = await anEvent(stage.db, { from: '2024-12-01', to: '2025-03-05', active: false })
    const same = await anEvent(stage.db, { from: '2025-03-10', to: '2025-03-10' })
    await anEvent(stage.db, { from: '2025-02-01', to: '2025-03-04' })
    await anEvent(stage.db, { from: '2025-03-15', to: '2025-03-20' })
    const events = await upcoming({ from: '2025-03-05', days: 10 })
    expect(events.map(({ id, active }) => [id, active])).toEqual([
      [long, false],
      [spring, true],
      [same, true],
    ])
  })

  it('begins today and has ten days when nothing is said', async () => {
    const today = await anEvent(stage.db, { from: '2025-03-05', to: '2025-03-05' })
    const tenth = await anEvent(stage.db, { from: '2025-03-14', to: '2025-03-20' })
    await anEvent(stage.db, { from: '2025-03-15', to: '2025-03-20' })
    await anEvent(stage.db, { from: '2025-03-01', to: '2025-03-04' })
    expect((await upcoming({})).map(({ id }) => id)).toEqual([today, tenth])
  })

  it.each([
    ['2025-03-05T02:59:00Z', '2025-03-04'],
    ['2025-03-05T03:00:00Z', '2025-03-05'],
  ])('at %s the gallery has %s, whatever the day in UTC', async (now, day) => {
    stage.clock.now = new Date(now)
    const today = await anEvent(stage.db, { from: day, to: day })
    expect((await upcoming({ days: 1 })).map(({ id }) => id)).toEqual([today])
  })

  it('brings the slots of these days in the gallery with what is taken, without those of inactive events', async () => {
    const event = await anEvent(stage.db)
    await aSlot(stage.db, await anEvent(stage.db, { active: false }))
    await aSlot(stage.db, await anEvent(stage.db, { requires_registration: false }))
    await aSlot(stage.db, event, { start: new Date('2025-03-06T02:30:00Z') })
    const first = await aSlot(stage.db, event, { start: new Date('2025-03-06T03:00:00Z') })
    // 23:30 of the 7th in the gallery is 02:30 of the 8th in UTC.
    const last = await aSlot(stage.db, event, { start: new Date('2025-03-08T02:30:00Z') })
    await aSlot(stage.db, event, { start: new Date('2025-03-08T03:00:00Z') })
    await stage.client().post('/api/appointments', aBooking(last))
    const events = await upcoming({ from: '2025-03-06', days: 2 })
    expect(events.map(({ places }) => places.map(({ id, count }) => [id, count]))).toEqual([
      [
        [first, 0],
        [last, 1],
      ],
      [],
      [],
    ])
  })

  it('says the first day after these with a free place, by the clock of the gallery', async () => {
    const nextFree = async (from: string, days: number) =>
      (await upcoming({ from, days })).map(({ next_free }) => next_free)
    const event = await anEvent(stage.db, { from: '2025-03-01', to: '2025-03-14' })
    expect(await nextFree('2025-03-05', 1)).toEqual([null])
    const at = (start: string, changes: Parameters<typeof aSlot>[2] = {}) =>
      aSlot(stage.db, event, { start: new Date(start), ...changes })
    const taken = await at('2025-03-06T18:00:00Z', { limit: 1 })
    await stage.client().post('/api/appointments', aBooking(taken))
    await at('2025-03-07T18:00:00Z', { unavailable: true })
    // A Saturday, on which the timeline has nothing to open.
    await at('2025-03-08T18:00:00Z')
    // 23:30 of the 10th in the gallery.
    await at('2025-03-11T02:30:00Z')
    await at('2025-03-12T18:00:00Z')
    // After the event's last day.
    await at('2025-03-17T18:00:00Z')
    expect(await nextFree('2025-03-05', 1)).toEqual(['2025-03-10'])
    expect(await nextFree('2025-03-05', 6)).toEqual(['2025-03-12'])
    expect(await nextFree('2025-03-05', 8)).toEqual([null])
    // Of a window that is over, what has not begun.
    stage.clock.now = new Date('2025-03-11T03:00:00Z')
    expect(await nextFree('2025-03-01', 2)).toEqual(['2025-03-12'])
  })

  it('says the nearest days around these that are free for a party', async () => {
    const event = await anEvent(stage.db, { from: '2025-03-01', to: '2025-03-14' })
    const at = (day: string, limit: number) =>
      aSlot(stage.db, event, { start: new Date(`${day}T18:00:00Z`), limit })
    // It has begun; then days for one, for three and for four, on either side of the window.
    await at('2025-03-04', 9)
    await at('2025-03-05', 4)
    await at('2025-03-06', 1)
    await at('2025-03-07', 9)
    const three = await at('2025-03-11', 4)
    await at('2025-03-12', 4)
    await stage.client().post('/api/appointments', aBooking(three))
    const around = async (people?: number) => {
      const [found] = await upcoming({ from: '2025-03-07', days: 4, ...(people ? { people } : {}) })
      return [found?.previous_free, found?.next_free]
    }
    expect(await around()).toEqual(['2025-03-06', '2025-03-11'])
    expect(await around(3)).toEqual(['2025-03-05', '2025-03-11'])
    expect(await around(4)).toEqual(['2025-03-05', '2025-03-12'])
    expect(await around(5)).toEqual([null, null])
  })

  it('says no free day of what nobody can book', async () => {
    const hidden = await anEvent(stage.db, { active: false })
    const walkIn = await anEvent(stage.db, { requires_registration: false })
    for (const event of [hidden, walkIn]) {
      await aSlot(stage.db, event, { start: new Date('2025-03-10T18:00:00Z') })
    }
    const events = await upcoming({ from: '2025-03-05', days: 1 })
    expect(events.map(({ next_free }) => next_free)).toEqual([null, null])
  })

  it('follows the zone of the gallery, across a change of its clocks', async () => {
    const madrid = await testApp({ env: { GALLERY_TZ: 'Europe/Madrid' } })
    const event = await anEvent(madrid.db)
    const open_anyway = true
    // On the 30th, a Sunday, Madrid's clocks jump from 02:00 to 03:00: the day begins at 23:00 UTC and ends at 22:00 UTC.
    await aSlot(madrid.db, event, { start: new Date('2025-03-29T22:59:00Z'), open_anyway })
    const first = await aSlot(madrid.db, event, { start: new Date('2025-03-29T23:00:00Z'), open_anyway })
    const last = await aSlot(madrid.db, event, { start: new Date('2025-03-30T21:59:00Z'), open_anyway })
    await aSlot(madrid.db, event, { start: new Date('2025-03-30T22:00:00Z'), open_anyway })
    const answer = await madrid.client().post(url, { from: '2025-03-30', days: 1 })
    const [found] = UpcomingAnswer.parse(answer.json()).data
    expect(found?.places.map(({ id }) => id)).toEqual([first, last])
    await madrid.close()
  })

  it('needs neither cookie nor CSRF header, and is not kept by caches', async () => {
    const answer = await stage.app.inject({ method: 'POST', url, payload: { days: '3' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['year zero', { from: '0000-01-01' }, 'from'],
    ['the end of time', { from: '9999-12-31', days: 62 }, 'from'],
    ['a day that never was', { from: '2025-02-29' }, 'from'],
    ['an instant', { from: '2025-03-05T00:00:00Z' }, 'from'],
    ['a number', { from: 20250305 }, 'from'],
    ['no days', { days: 0 }, 'days'],
    ['days before', { days: -10 }, 'days'],
    ['63 days', { days: 63 }, 'days'],
    ['1e308 days', { days: 1e308 }, 'days'],
    ['half a day', { days: 0.5 }, 'days'],
    ['nobody', { people: 0 }, 'people'],
    ['101 people', { people: 101 }, 'people'],
    ['days in words', { days: 'diez' }, 'days'],
  ])('%s: 422', async (_, body, field) => {
    const answer = await stage.client().post(url, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })
})
