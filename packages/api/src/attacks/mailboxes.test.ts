import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
  bookings: async (email, time) => {
    const slot = await aSlot(stage.db, await anEvent(stage.db))
    return visitor.post('/api/appointments', aBooking(slot, { email }), from(time))
  },
}

it.each([
  ['sign-in mails', 5],
  ['guessed codes', 30],
  ['messages by link', 3],
  ['invitations', 5],
  ['bookings', 5],
])('%s: the spellings of one mailbox count as one, from wherever they are asked for', async (what, max) => {
  const statuses: number[] = []
  for (let time = 0; time <= max; time += 1) {
    const answer = await writes[what]?.(spelling(time), time)
    statuses.push(answer?.statusCode ?? 0)
  }
  expect(statuses.slice(0, -1)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})
