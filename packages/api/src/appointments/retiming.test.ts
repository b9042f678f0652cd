import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  slot = await aSlot(stage.db, await anEvent(stage.db))
  for (const name of ['ana', 'bea', 'caro']) {
    await visitor.post(url, aBooking(slot, { email: `${name}@example.org` }), elsewhere())
  }
  await visitor.post(`${await linkOf('ana')}/confirm`)
  await visitor.post(`${await linkOf('caro')}/cancel`)
})
afterAll(() => stage.close())

const linkOf = async (name: string) => `${url}/link/${await tokenFor(stage.db, `${name}@example.org`)}`
/** Two hours later: 17:00 to 17:45. */
const later = { start: '2025-03-06T20:00:00.000Z', end: '2025-03-06T20:45:00.000Z' }
const retime = (time: object = later) => gallery.patch(`/api/places/${slot}`, time)

/** To whom the mails of the newest change went, and when they say that it is. */
async function told(count: number) {
  const newest = (await outbox(stage.db)).slice(0, count)
  return newest
    .map(({ kind, to, text }) => [kind, to, /\d\d:\d\d - \d\d:\d\d/.exec(text)?.[0]])
    .sort((one, other) => String(one[1]).localeCompare(String(other[1])))
}
const sequence = (file = '') => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1])

describe('another time of a slot', () => {
  it('is told to everybody who has a place in it, confirmed or held, and to nobody else', async () => {
    const before = (await outbox(stage.db)).length
    expect((await retime()).statusCode).toBe(200)
    expect(await outbox(stage.db)).toHaveLength(before + 2)
    expect(await told(2)).toEqual([
      ['bookingMoved', 'ana@example.org', '17:00 - 17:45'],
      ['bookingMoved', 'bea@example.org', '17:00 - 17:45'],
    ])
  })

  it('comes with a calendar file that is newer than the one before', async () => {
    const file = async () => (await visitor.get(`${await linkOf('ana')}/calendar.ics`)).body
    const first = await file()
    await retime()
    const mail = (await outbox(stage.db)).find(({ to }) => to === 'ana@example.org')
    const second = mail?.attachments[0]?.content
    expect(second).toContain('DTSTART:20250306T200000Z')
    expect(sequence(second)).toBeGreaterThan(sequence(first))
    expect(await file()).toBe(second)
  })

  it('ends no link and lets a hold last no longer than its beginning', async () => {
    const held = await linkOf('bea')
    await retime({ start: '2025-03-05T16:00:00.000Z', end: '2025-03-05T16:45:00.000Z' })
    expect((await visitor.get(held)).json().data).toMatchObject({
      state: 'held',
      start: '2025-03-05T16:00:00.000Z',
      hold_until: '2025-03-05T16:00:00.000Z',
    })
  })

  it('is told once more when the change is taken back', async () => {
    await retime()
    const [entry] = (await gallery.get('/api/activity?kind=event')).json().data
    expect((await gallery.post(`/api/activity/${entry.id}/revert`, {})).statusCode).toBe(200)
    expect(await told(2)).toEqual([
      ['bookingMoved', 'ana@example.org', '15:00 - 15:45'],
      ['bookingMoved', 'bea@example.org', '15:00 - 15:45'],
    ])
  })
})

it('what leaves the time as it is is told to nobody', async () => {
  const before = (await outbox(stage.db)).length
  await retime({ limit: 3, label_es: 'Visita guiada', start: '2025-03-06T18:00:00Z' })
  expect(await outbox(stage.db)).toHaveLength(before)
})

it('a slot that somebody booked is not taken away by taking back that it was made', async () => {
  const form = { ...later, event_id: 1, limit: 5 }
  const made = (await gallery.post('/api/places', form)).json().data.id
  await visitor.post(url, aBooking(made), elsewhere())
  const [entry] = (await gallery.get('/api/activity?kind=event')).json().data
  expect((await gallery.post(`/api/activity/${entry.id}/revert`, { force: true })).statusCode).toBe(409)
  expect((await visitor.get(`/api/places/${made}`)).json().data.count).toBe(1)
})
