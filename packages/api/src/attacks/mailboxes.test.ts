import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let visitor: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
})
afterAll(() => stage.close())

/** Another spelling of one mailbox each time. */
const spelling = (time: number) => `a${'.'.repeat(time % 2)}na+${time}@g${time % 3 ? '' : 'oogle'}mail.com`
const from = (time: number) => ({ ip: `203.0.113.${time}` })

const message = { name: 'Ana', subject: 'Hola', message: '¿Abren el lunes?' }
const writes: Readonly<Record<string, (email: string, time: number) => Promise<{ statusCode: number }>>> = {
  'sign-in mails': (email, time) => visitor.post('/es/auth/login', { email }, from(time)),
  'guessed codes': (email, time) => visitor.post('/auth/login', { email, code: '123456' }, from(time)),
  'messages by link': (email, time) => visitor.post('/contact/link', { ...message, email }, from(time)),
  invitations: async (email, time) => {
    await visitor.signInAs({ email: 'jefa@example.org', super: true })
    return visitor.post('/api/users/invitations', { email, language: 'es', super: false }, from(time))
  },
  bookings: async (email, time) => bookAt(await aFreeSlot(), email, time),
  'bookings by the gallery': async (email, time) => {
    await visitor.signInAs({ email: 'jefa@example.org', super: true })
    return bookAt(await aFreeSlot(), email, time)
  },
  'bookings without scripts': async (email, time) => bookByLinkAt(await aFreeSlot(), email, time),
  'waits by the gallery': async (email, time) => {
    await visitor.signInAs({ email: 'jefa@example.org', super: true })
    return waitAt(await aFullSlot(), email, time)
  },
}

const bookAt = (slot: number, email: string, time: number) =>
  visitor.post('/api/appointments', aBooking(slot, { email }), from(time))
const bookByLinkAt = (slot: number, email: string, time: number) =>
  visitor.post('/api/appointments/byLink', aBooking(slot, { email }), from(time))
const waitAt = (slot: number, email: string, time: number) => {
  const { place, ...form } = aBooking(slot, { email })
  return visitor.post(`/api/places/${place}/waiting`, form, from(time))
}

const aFreeSlot = async () => aSlot(stage.db, await anEvent(stage.db))
async function aFullSlot(): Promise<number> {
  const slot = await aSlot(stage.db, await anEvent(stage.db), { limit: 1 })
  await stage.client().post('/api/appointments', aBooking(slot, { email: `${slot}@example.org` }))
  return slot
}

it.each([
  ['sign-in mails', 5],
  ['guessed codes', 30],
  ['messages by link', 3],
  ['invitations', 5],
  ['bookings', 5],
  ['bookings by the gallery', 20],
  ['bookings without scripts', 3],
  ['waits by the gallery', 20],
])('%s: the spellings of one mailbox count as one, from wherever they are asked for', async (what, max) => {
  const statuses: number[] = []
  for (let time = 0; time <= max; time += 1) {
    const answer = await writes[what]?.(spelling(time), time)
    statuses.push(answer?.statusCode ?? 0)
  }
  expect(statuses.slice(0, -1)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

it.each([
  ['a booking', bookAt, aFreeSlot],
  ['a booking without scripts', bookByLinkAt, aFreeSlot],
  ['a wait', waitAt, aFullSlot],
])(
  '%s is not kept from a mailbox by what strangers asked for in its name in vain',
  async (_what, ask, aSlotForIt) => {
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1)
      statuses.push((await ask(999_999, spelling(time), time)).statusCode)
    statuses.push((await ask(await aSlotForIt(), spelling(20), 20)).statusCode)
    expect(statuses).toEqual([...Array<number>(20).fill(404), 201])
  }
)

it('a booking in somebody’s name that is moved in vain keeps them from no other', async () => {
  const eva = stage.client()
  await eva.signInAs({ email: 'eva@example.org' })
  const email = 'ana@example.org'
  const booked = await eva.post('/api/appointments', aBooking(await aFreeSlot(), { email }), from(1))
  const move = `/api/appointments/${booked.json().data.id}/move`
  for (let time = 0; time < 20; time += 1) {
    expect((await eva.post(move, { place: 999_999 }, from(time))).statusCode).toBe(422)
  }
  await visitor.signInAs({ email: 'jefa@example.org', super: true })
  expect((await bookAt(await aFreeSlot(), email, 21)).statusCode).toBe(201)
})

it('whether somebody has a place is told twenty times an hour, and keeps them from no other', async () => {
  await visitor.signInAs({ email: 'jefa@example.org', super: true })
  const slot = await aFreeSlot()
  const statuses: number[] = []
  for (let time = 0; time < 22; time += 1)
    statuses.push((await bookAt(slot, 'ana@example.org', time)).statusCode)
  statuses.push((await bookAt(await aFreeSlot(), 'ana@example.org', 22)).statusCode)
  expect(statuses).toEqual([201, ...Array<number>(20).fill(422), 429, 201])
})

it('one mailbox is mailed no more often by what is asked for at once', async () => {
  const event = await anEvent(stage.db)
  await visitor.signInAs({ email: 'jefa@example.org', super: true })
  const slots: number[] = []
  for (let time = 0; time < 25; time += 1) slots.push(await aSlot(stage.db, event))
  const answers = await Promise.all(slots.map((slot, time) => bookAt(slot, 'ana@example.org', time)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(await stage.db.select({ id: mails.id }).from(mails)).toHaveLength(20)
})
