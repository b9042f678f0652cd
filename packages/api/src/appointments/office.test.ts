import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { appointments } from '../tables/appointments.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { anonymiseBookings } from './anonymising.ts'

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
  const answer = await visitor.post(url, aBooking(slot, changes), elsewhere())
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

/** Lets everything leave that is due. */
async function sendMails(): Promise<void> {
  const transport = { atOnce: 1, send: async () => {}, close: () => {} }
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

  it('is made once of one form, however often that is sent because its answer was lost', async () => {
    const form = { key: randomUUID(), email: 'nelida@example.org' }
    const first = await write(form)
    const again = await write(form)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect(await kinds('nelida@example.org')).toEqual(['bookingConfirmed'])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('is made once of a form that comes several times at once, also in the last place', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => write({ key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await stage.db.$count(appointments)).toBe(1)
  })

  it('answers a form that is sent again with the booking as it stands', async () => {
    const key = randomUUID()
    const { id } = (await write({ key })).json().data
    const other = await aSlot(stage.db, event)
    await gallery.patch(`${url}/${id}`, { place: other })
    const again = await write({ key, first_name: 'Hugo' })
    expect(again.json().data).toMatchObject({ id, first_name: 'Nélida', place: { id: other } })
    expect(await stage.db.$count(appointments)).toBe(1)
  })

  it('is made anew of a form whose booking was cancelled before it was sent again', async () => {
    const key = randomUUID()
    const { id } = (await write({ key })).json().data
    expect((await gallery.delete(`${url}/${id}`)).statusCode).toBe(200)
    const again = await write({ key })
    expect(again.json().data.id).not.toBe(id)
    expect((await write({ key })).json().data.id).toBe(again.json().data.id)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('is another one with another form, and the form that was refused can be sent again', async () => {
    const wide = await aSlot(stage.db, event)
    const refused = { key: randomUUID(), place: wide, last_name: '' }
    expect((await write(refused)).statusCode).toBe(422)
    expect((await write({ ...refused, last_name: 'Paz' })).statusCode).toBe(201)
    expect((await write({ key: randomUUID(), place: wide })).statusCode).toBe(201)
    expect(await takenOf(stage.db, wide, stage.clock.now)).toBe(2)
    expect((await write({ key: 'nelida', place: wide })).statusCode).toBe(422)
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

it('a booking that was made anonymous takes no place again, and nothing is written into it', async () => {
  const id = await book()
  await gallery.delete(`${url}/${id}`)
  await anonymiseBookings(stage.db, undefined, stage.clock.now)
  const [before] = await stage.db.select().from(appointments)
  const answers = [
    await gallery.post(`${url}/${id}/restore`),
    await gallery.patch(`${url}/${id}`, { first_name: 'Ana', last_name: 'Paz', email: 'ana@example.org' }),
    await gallery.patch(`${url}/${id}`, { school: 'Escuela Normal 4' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  const { data } = (await gallery.get('/api/activity?kind=appointment&action=changed')).json()
  // That it was cancelled; that it is nobody's any more is not told.
  expect(data).toHaveLength(1)
  expect((await gallery.post(`/api/activity/${data[0].id}/revert`, { force: true })).statusCode).toBe(409)
  expect(await stage.db.select().from(appointments)).toEqual([before])
})

describe('what the gallery moves', () => {
  const move = (id: number, place: number) => gallery.patch(`${url}/${id}`, { place })
  const later = () => aSlot(stage.db, event, { start: new Date('2025-03-07T13:30:00Z') })

  it('is mailed after five minutes', async () => {
    const id = await book()
    await sendMails()
    expect((await move(id, await later())).statusCode).toBe(200)
    stage.clock.advance(4 * minute)
    await sendMails()
    const [mail] = await mailsTo('ana@example.org')
    expect(mail).toMatchObject({ kind: 'bookingMoved', sent_at: null })
    expect(mail?.text, 'both times').toMatch(/15:00[\s\S]*10:30/)
    stage.clock.advance(minute)
    await sendMails()
    expect((await mailsTo('ana@example.org'))[0]?.sent_at).toEqual(stage.clock.now)
  })

  it('is moved back without a word before that, where there are still places', async () => {
    const id = await book()
    await gallery.patch(`${url}/${id}`, { confirmed: true })
    const before = await kinds('ana@example.org')
    await move(id, await later())
    expect(await kinds('ana@example.org')).toEqual(['bookingMoved', ...before])
    expect((await move(id, slot)).json().data.place.id).toBe(slot)
    expect(await kinds('ana@example.org')).toEqual(before)

    await move(id, await later())
    await book({ email: 'otra@example.org' })
    expect((await move(id, slot)).statusCode).toBe(409)
    expect((await kinds('ana@example.org'))[0], 'the mail still goes').toBe('bookingMoved')
  })

  it('is moved back with a mail after that', async () => {
    const id = await book()
    await move(id, await later())
    stage.clock.advance(5 * minute)
    await sendMails()
    await move(id, slot)
    expect(await kinds('ana@example.org')).toHaveLength(3)
  })

  it('is mailed once however often it moves, and not where a newer mail says what holds', async () => {
    const id = await book()
    await move(id, await later())
    await move(id, await later())
    expect(await kinds('ana@example.org')).toHaveLength(2)
    await gallery.patch(`${url}/${id}`, { confirmed: true })
    expect(await kinds('ana@example.org')).toEqual(['bookingConfirmed', 'bookingConfirm'])
    await sendMails()
    expect((await mailsTo('ana@example.org'))[0]?.sent_at).toEqual(stage.clock.now)
  })
})

describe('searching', () => {
  async function byHand(person: Readonly<Record<string, string>>): Promise<void> {
    const place = await aSlot(stage.db, event)
    expect((await gallery.post(`${url}/byHand`, { place, ...person })).statusCode).toBe(201)
  }

  it('finds a booking of any day by name, mail or telephone, the next ones first', async () => {
    await byHand({
      first_name: 'Nélida',
      last_name: 'Arrascaeta',
      email: 'nelida@example.org',
      phone: '+54 11 4832-1107',
    })
    await byHand({ first_name: 'Otro', last_name: 'Nombre', email: 'otro@example.org', phone: '4999 0000' })
    const found = async (words: string) => {
      const answer = await gallery.get(`/api/appointments?all=1&query=${encodeURIComponent(words)}`)
      expect(answer.statusCode).toBe(200)
      return answer.json().data.map(({ last_name }: { last_name: string }) => last_name)
    }
    for (const words of ['nelida arras', 'NELIDA@', '4832-1107', '48321107', '(11)4832', '4832 1107']) {
      expect(await found(words), words).toEqual(['Arrascaeta'])
    }
    expect(await found('nelida otro')).toEqual([])
    stage.clock.advance(400 * 24 * 3_600_000)
    await gallery.signInAs({ email: 'sala@example.org', super: true })
    expect(await found('arrascaeta'), 'long past').toEqual(['Arrascaeta'])
    const palette = (await gallery.get('/api/search?showAll=1&q=arrascaeta')).json().data
    expect(palette.appointments).toMatchObject({ total: 1, data: [{ email: 'nelida@example.org' }] })
  })

  it('is for the gallery only', async () => {
    await byHand({ first_name: 'Nélida', last_name: 'Arrascaeta', email: 'nelida@example.org' })
    const visitor = stage.client()
    expect((await visitor.get('/api/appointments?all=1&query=arrascaeta')).statusCode).toBe(401)
    await visitor.signInAs({ email: 'curiosa@example.org' })
    expect((await visitor.get('/api/appointments?all=1&query=arrascaeta')).statusCode).toBe(403)
    expect((await visitor.get('/api/appointments?query=arrascaeta')).json().data).toEqual([])
    expect((await visitor.get('/api/search?showAll=1&q=arrascaeta')).body).not.toContain('nelida')
  })
})

describe('the list', () => {
  it('is narrowed to an event, and to those that wait for their confirmation', async () => {
    const id = await book()
    const other = await aSlot(stage.db, await anEvent(stage.db))
    const done = (await visitor.post(url, aBooking(other), elsewhere())).json().data.id
    await gallery.patch(`${url}/${done}`, { confirmed: true })
    const listed = async (query: string) =>
      (await gallery.get(`${url}?all=1&${query}`)).json().data.map((row: { id: number }) => row.id)
    expect(await listed(`event=${event}`)).toEqual([id])
    expect(await listed('unconfirmed=1')).toEqual([id])
    stage.clock.advance(121 * minute)
    expect(await listed('unconfirmed=1')).toEqual([])
  })
})

describe('the panel’s badge counts what the list of unconfirmed bookings shows', () => {
  const listed = async () =>
    (await gallery.get(`${url}?all=1&unconfirmed=1`)).json().data.map((row: { id: number }) => row.id)
  const counted = async () => (await gallery.get('/api/panel')).json().data.unconfirmed

  it('of held, lapsed, cancelled and confirmed bookings the held ones', async () => {
    slot = await aSlot(stage.db, event, { limit: 20 })
    const bookFor = (name: string) => book({ email: `${name}@example.org` })
    await bookFor('ana')
    stage.clock.advance(121 * minute)
    const held = await bookFor('bea')
    const alsoHeld = await bookFor('carla')
    const confirmed = await bookFor('dora')
    const cancelled = await bookFor('elsa')
    await gallery.patch(`${url}/${confirmed}`, { confirmed: true })
    await gallery.delete(`${url}/${cancelled}`)
    expect(await listed()).toEqual([held, alsoHeld])
    expect(await counted()).toBe(2)
    stage.clock.advance(121 * minute)
    expect(await listed()).toEqual([])
    expect(await counted()).toBe(0)
  })
})
