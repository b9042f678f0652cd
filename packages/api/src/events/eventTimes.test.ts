import type { EventTimesAnswer } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('the times of an event on other sites', () => {
  let gallery: TestApp
  let event: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    event = await anEvent(gallery.db)
  })
  afterAll(() => gallery.close())

  async function times(query = ''): Promise<EventTimesAnswer['data']> {
    const answer = await gallery.client().get(`/api/events/${event}/times${query}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    return answer.json().data
  }
  const slot = (start: string, changes: Parameters<typeof aSlot>[2] = {}) =>
    aSlot(gallery.db, event, { open_anyway: true, ...changes, start: new Date(start) })

  it('are those of the next days with a free place, full ones of those days among them', async () => {
    await slot('2025-03-01T18:00:00Z')
    await slot('2025-03-07T18:00:00Z', { limit: 0 })
    const full = await slot('2025-03-08T17:00:00Z', { unavailable: true })
    const free = await slot('2025-03-08T18:00:00Z', { limit: 3 })
    // Nine in the evening of the gallery's Sunday.
    const late = await slot('2025-03-10T00:00:00Z')
    await gallery.client().post('/api/appointments', aBooking(free))
    expect(await times()).toEqual({
      id: event,
      kind: 'exhibition',
      title_es: 'La línea',
      title_en: 'The Line',
      color: 'red',
      requires_registration: true,
      largest_party: 6,
      time_zone: 'America/Argentina/Buenos_Aires',
      days: [
        {
          day: '2025-03-08',
          places: [
            expect.objectContaining({ id: full, unavailable: true }),
            expect.objectContaining({ id: free, limit: 3, count: 1 }),
          ],
        },
        { day: '2025-03-09', places: [expect.objectContaining({ id: late })] },
      ],
    })
    expect((await times('?days=1')).days.map(({ day }) => day)).toEqual(['2025-03-08'])
    expect((await times('?people=3')).days.map(({ day }) => day)).toEqual(['2025-03-09'])
  })

  it('are none where nobody books', async () => {
    event = await anEvent(gallery.db, { requires_registration: false })
    await slot('2025-03-08T18:00:00Z')
    expect(await times()).toMatchObject({ requires_registration: false, days: [] })
  })

  it('are nobody’s of a hidden event, not even for super users, and say so to other sites too', async () => {
    event = await anEvent(gallery.db, { active: false })
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    for (const client of [gallery.client(), lucia]) {
      const { statusCode, headers } = await client.get(`/api/events/${event}/times`)
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, '*'])
    }
  })
})
