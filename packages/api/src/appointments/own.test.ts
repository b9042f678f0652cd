import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
const hour = 3_600_000
let stage: TestApp
let visitor: TestClient
let ana: TestClient
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event)
  visitor = stage.client()
  ana = stage.client()
  await ana.signInAs({ email: 'ana@example.org' })
})
afterAll(() => stage.close())

const ids = (answer: { json(): { data: { id: number }[] } }) => answer.json().data.map(({ id }) => id)

async function book(client: TestClient, changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const answer = await client.post(url, aBooking(slot, changes), elsewhere())
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

const confirm = async () => visitor.post(`${url}/link/${await tokenFor(stage.db, 'ana@example.org')}/confirm`)

describe("one's own reservations", () => {
  it('come with the next one first, and after those to come the past ones, the last one first', async () => {
    const days = ['2025-03-06', '2025-03-07', '2025-03-20', '2025-03-10']
    const booked: number[] = []
    for (const day of days) {
      const place = await aSlot(stage.db, event, { start: new Date(`${day}T18:00:00Z`) })
      booked.push(await book(ana, { place }))
      await confirm()
    }
    stage.clock.advance(3 * 24 * hour)
    const [first, second, last, next] = booked
    expect(ids(await ana.get(url))).toEqual([next, last, second, first])
  })

  it('are those booked with the address too, by whoever, once it signs in', async () => {
    const id = await book(visitor, { email: 'bea@example.org' })
    const other = await book(ana, { email: 'bea@example.org', place: await aSlot(stage.db, event) })
    const bea = stage.client()
    await bea.post('/es/auth/login', { email: 'bea@example.org' })
    const token = /\/es\/auth\/([\w-]+)/.exec((await outbox(stage.db))[0]?.text ?? '')?.[1]
    expect((await bea.post('/auth/login', { token })).statusCode).toBe(200)
    expect(ids(await bea.get(url))).toEqual([id, other])
    expect(ids(await ana.get(url)), 'and stays with whoever booked').toEqual([other])
  })
})

describe('the mail of a reservation', () => {
  it('is sent again while it is held, without holding longer; the link before goes on working', async () => {
    const id = await book(ana)
    const before = await tokenFor(stage.db, 'ana@example.org')
    stage.clock.advance(hour)
    const answer = await ana.post(`${url}/${id}/resend`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Te enviamos el mail otra vez' }])
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingConfirm', to: 'ana@example.org' })
    expect((await visitor.get(`${url}/link/${before}`)).json().data.state).toBe('held')
    stage.clock.advance(hour)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
  })

  it('is sent again when it is confirmed, with its calendar file and a link to cancel', async () => {
    const id = await book(ana)
    await confirm()
    await ana.post(`${url}/${id}/resend`)
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({
      kind: 'bookingConfirmed',
      attachments: [{ filename: 'calendar.ics' }, { filename: 'code.png' }],
    })
    const cancelled = await visitor.post(`${url}/link/${await tokenFor(stage.db, 'ana@example.org')}/cancel`)
    expect(cancelled.json().data.state).toBe('cancelled')
  })

  it('holds a place anew where the hold had expired and there are places, and else is refused', async () => {
    const place = await aSlot(stage.db, event, { limit: 1 })
    const id = await book(ana, { place })
    stage.clock.advance(2 * hour)
    expect((await ana.post(`${url}/${id}/resend`)).statusCode).toBe(200)
    expect(await takenOf(stage.db, place, stage.clock.now)).toBe(1)
    stage.clock.advance(2 * hour)
    await book(visitor, { place, email: 'otra@example.org' })
    const refused = await ana.post(`${url}/${id}/resend`)
    expect([refused.statusCode, refused.json().slots.length]).toEqual([409, 2])
  })

  it('is not sent for what is cancelled or has begun', async () => {
    const id = await book(ana)
    await ana.delete(`${url}/${id}`)
    expect((await ana.post(`${url}/${id}/resend`)).statusCode).toBe(409)
    const other = await book(ana)
    stage.clock.advance(48 * hour)
    expect((await ana.post(`${url}/${other}/resend`)).statusCode).toBe(409)
  })

  it('is sent once a minute and five times an hour at most', async () => {
    const id = await book(ana)
    const minute = 60_000
    for (let time = 0; time < 5; time++) {
      expect((await ana.post(`${url}/${id}/resend`)).statusCode).toBe(200)
      const soon = await ana.post(`${url}/${id}/resend`)
      expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60'])
      stage.clock.advance(minute)
    }
    const refused = await ana.post(`${url}/${id}/resend`)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3300'])
    expect(await outbox(stage.db)).toHaveLength(6)
  })
})

describe('confirming without the mail', () => {
  it('is for whoever is signed in with the very address of the booking', async () => {
    const id = await book(visitor)
    expect((await ana.get(url)).json().data).toMatchObject([
      { id, confirmed: false, confirmable: true, hold_until: '2025-03-05T17:00:00.000Z' },
    ])
    const answer = await ana.post(`${url}/${id}/confirm`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ confirmed: true, confirmable: false, hold_until: null })
    expect((await outbox(stage.db))[0]).toMatchObject({ kind: 'bookingConfirmed', to: 'ana@example.org' })
    expect((await ana.post(`${url}/${id}/confirm`)).statusCode, 'twice is harmless').toBe(200)
    expect(await outbox(stage.db)).toHaveLength(2)
  })

  it('is not for who made it with another address', async () => {
    const id = await book(ana, { email: 'bea@example.org' })
    expect((await ana.get(url)).json().data).toMatchObject([{ id, confirmable: false }])
    expect((await ana.post(`${url}/${id}/confirm`)).statusCode).toBe(404)
    expect((await ana.get(`${url}/${id}`)).json().data.confirmed).toBe(false)
  })
})

describe('the calendar file', () => {
  it('is for the owner of a confirmed reservation', async () => {
    const id = await book(ana)
    expect((await ana.get(`${url}/${id}/calendar.ics`)).statusCode).toBe(404)
    await confirm()
    const answer = await ana.get(`${url}/${id}/calendar.ics`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain('BEGIN:VEVENT')
    await ana.delete(`${url}/${id}`)
    expect((await ana.get(`${url}/${id}/calendar.ics`)).body).toContain('METHOD:CANCEL')
  })
})

it('nobody else reaches them, not even a super user in the owner’s place', async () => {
  const id = await book(ana)
  await confirm()
  const gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  const stranger = stage.client()
  await stranger.signInAs({ email: 'otra@example.org' })
  for (const [client, status] of [
    [visitor, 401],
    [stranger, 404],
    [gallery, 404],
  ] as const) {
    expect((await client.post(`${url}/${id}/resend`)).statusCode).toBe(status)
    expect((await client.get(`${url}/${id}/calendar.ics`)).statusCode).toBe(status)
  }
  expect(await outbox(stage.db)).toHaveLength(2)
})
