import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { appointments } from './appointments.table.ts'

const url = '/api/appointments'
const minute = 60_000
let stage: TestApp
let visitor: TestClient
let gallery: TestClient
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 1 })
  visitor = stage.client()
  gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
})
afterAll(() => stage.close())

const mailsTo = async (email: string) => (await outbox(stage.db)).filter(({ to }) => to === email)
const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

async function book(changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const answer = await visitor.post(url, aBooking(slot, changes))
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

/** Lets everything leave that is due. */
async function sendMails(): Promise<void> {
  const transport = { send: async () => {}, close: () => {} }
  await sendDueMails({ db: stage.db, transport, clock: () => stage.clock.now, log: stage.app.log })
}

describe('a booking by hand', () => {
  const caller = { first_name: 'Nélida', last_name: 'Arrascaeta' }
  const write = (changes: Readonly<Record<string, unknown>> = {}) =>
    gallery.post(`${url}/byHand`, { place: slot, ...caller, ...changes })

  it('is confirmed at once and needs no address', async () => {
    const answer = await write({ phone: '11 4832-1107' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ confirmed: true, email: '', phone: '11 4832-1107' })
    expect(await outbox(stage.db)).toEqual([])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('is mailed to whoever gave an address, in their language', async () => {
    await write({ email: 'Nelida@Example.org', language: 'en' })
    expect(await mailsTo('nelida@example.org')).toMatchObject([{ kind: 'bookingConfirmed', language: 'en' }])
  })

  it('exceeds nothing: 409 with the slots when it is full, closed or over', async () => {
    await write()
    const full = await write({ first_name: 'Hugo' })
    expect([full.statusCode, full.json().slots]).toMatchObject([409, [{ id: slot, count: 1, limit: 1 }]])
    const closed = await aSlot(stage.db, event, { unavailable: true })
    const begun = await aSlot(stage.db, event, { start: stage.clock.now })
    for (const place of [closed, begun]) expect((await write({ place })).statusCode).toBe(409)
    expect((await write({ place: 4711 })).statusCode).toBe(404)
  })

  it('knows twins by their address only', async () => {
    const wide = await aSlot(stage.db, event)
    await write({ place: wide, email: 'ana@example.org' })
    const twin = await write({ place: wide, email: 'ana@example.org' })
    expect([twin.statusCode, Object.keys(twin.json().errors)]).toEqual([422, ['email']])
    expect((await write({ place: wide })).statusCode).toBe(201)
    expect((await write({ place: wide })).statusCode).toBe(201)
  })

  it('needs a name, and an address that is one if there is any', async () => {
    const answer = await write({ last_name: '', email: 'nadie' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email', 'last_name']])
  })

  it('can be moved, cancelled and restored though nobody can be told', async () => {
    const { id } = (await write()).json().data
    const other = await aSlot(stage.db, event)
    expect((await gallery.patch(`${url}/${id}`, { place: other })).statusCode).toBe(200)
    expect((await gallery.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect((await gallery.post(`${url}/${id}/restore`)).statusCode).toBe(200)
    expect(await outbox(stage.db)).toEqual([])
    expect(await takenOf(stage.db, other, stage.clock.now)).toBe(1)
  })
})

describe('what the gallery cancels', () => {
  it('is mailed after five minutes', async () => {
    const id = await book()
    await sendMails()
    expect((await gallery.delete(`${url}/${id}`)).json()).toEqual({ message: 'Reserva cancelada' })
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
    stage.clock.advance(4 * minute)
    await sendMails()
    expect((await mailsTo('ana@example.org'))[0]).toMatchObject({ kind: 'bookingCancelled', sent_at: null })
    stage.clock.advance(minute)
    await sendMails()
    expect((await mailsTo('ana@example.org'))[0]?.sent_at).toEqual(stage.clock.now)
  })

  it('is taken back without a word before that', async () => {
    const id = await book()
    await gallery.delete(`${url}/${id}`)
    const answer = await gallery.post(`${url}/${id}/restore`)
    expect([answer.statusCode, answer.json().data.cancelled_at]).toEqual([200, null])
    expect(await kinds('ana@example.org')).toEqual(['bookingConfirm'])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    expect((await gallery.post(`${url}/${id}/restore`)).statusCode).toBe(404)
  })

  it('is taken back with a mail after that: what holds now', async () => {
    const id = await book()
    await gallery.patch(`${url}/${id}`, { confirmed: true })
    await gallery.delete(`${url}/${id}`)
    stage.clock.advance(5 * minute)
    await sendMails()
    expect((await gallery.post(`${url}/${id}/restore`)).json().data.confirmed).toBe(true)
    expect((await kinds('ana@example.org'))[0]).toBe('bookingConfirmed')
  })

  it('is held anew when its hold ended meanwhile', async () => {
    const id = await book()
    stage.clock.advance(119 * minute)
    await gallery.delete(`${url}/${id}`)
    stage.clock.advance(2 * minute)
    await gallery.post(`${url}/${id}/restore`)
    expect(await kinds('ana@example.org')).toEqual(['bookingConfirm', 'bookingConfirm'])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('stays so when somebody else has the place: 409, and the mail still goes', async () => {
    const id = await book()
    await gallery.delete(`${url}/${id}`)
    await book({ email: 'otra@example.org' })
    const answer = await gallery.post(`${url}/${id}/restore`)
    expect([answer.statusCode, answer.json().slots]).toMatchObject([409, [{ count: 1 }]])
    expect((await kinds('ana@example.org'))[0]).toBe('bookingCancelled')
    const [row] = await stage.db.select().from(appointments).where(eq(appointments.id, id))
    expect(row?.cancelled_at).toEqual(stage.clock.now)
  })
})

describe('the list', () => {
  it('is narrowed to an event, and to those that wait for their confirmation', async () => {
    const id = await book()
    const other = await aSlot(stage.db, await anEvent(stage.db))
    const done = (await visitor.post(url, aBooking(other))).json().data.id
    await gallery.patch(`${url}/${done}`, { confirmed: true })
    const listed = async (query: string) =>
      (await gallery.get(`${url}?all=1&${query}`)).json().data.map((row: { id: number }) => row.id)
    expect(await listed(`event=${event}`)).toEqual([id])
    expect(await listed('unconfirmed=1')).toEqual([id])
    stage.clock.advance(121 * minute)
    expect(await listed('unconfirmed=1')).toEqual([])
  })
})
