import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { openTestDatabase } from '../testing/database.ts'
import { solveGuard } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'

const known = 'known@example.org'
const unknown = 'nobody@example.org'
let stage: TestApp
let asked: string[] = []

beforeAll(async () => {
  const database = watchQueries(await openTestDatabase(), (query) => asked.push(query))
  stage = await testApp({ database })
})
beforeEach(async () => {
  await stage.reset()
  await stage.client().signInAs({ email: known, super: true, first_name: 'Ana' })
})
afterAll(() => stage.close())

/** What is seen from outside of a request, and the work that it made: the time that it takes follows from that. */
async function traceOf(
  request: () => Promise<{ statusCode: number; body: string; headers: object }>,
  email: string
) {
  asked = []
  const { statusCode, body, headers } = await request()
  expect(asked, 'what is compared is something').not.toEqual([])
  const named = Object.keys(headers).filter((name) => name !== 'set-cookie')
  return { statusCode, body: body.replaceAll(email, '@'), headers: named.sort(), queries: asked.map(shape) }
}

/** A query without what differs from one to the next: the number of its placeholders stays. */
const shape = (query: string) => query.replace(/\$\d+/g, '$')

describe('whether somebody has an account does not show, in words or in work done,', () => {
  it.each([
    ['asking for a mail', (email: string) => stage.client().post('/es/auth/login', { email })],
    ['guessing a code', (email: string) => stage.client().post('/auth/login', { email, code: '000000' })],
  ])('by %s', async (_what, request) => {
    // The first of its kind sweeps old limits; both are asked once before.
    await request('first@example.org')
    expect(await traceOf(() => request(known), known)).toEqual(await traceOf(() => request(unknown), unknown))
  })

  it('by booking', async () => {
    const event = await anEvent(stage.db)
    const request = async (email: string) =>
      stage.client().post('/api/appointments', aBooking(await aSlot(stage.db, event), { email }))
    await request('first@example.org')
    const [one, other] = [
      await traceOf(() => request(known), known),
      await traceOf(() => request(unknown), unknown),
    ]
    expect([one.statusCode, one.queries]).toEqual([201, other.queries])
  })

  it('by writing to the gallery', async () => {
    const request = async (email: string) => {
      const client = stage.client()
      const grecaptcha = await solveGuard(client)
      const message = { name: 'Ana', subject: 'Hola', message: 'Hola', grecaptcha }
      asked = []
      return client.post('/contact', { ...message, email })
    }
    await request('first@example.org')
    expect(await traceOf(() => request(known), known)).toEqual(await traceOf(() => request(unknown), unknown))
  })

  it('by wanting the address for oneself', async () => {
    const stranger = stage.client()
    await stranger.signInAs({ email: 'stranger@example.org' })
    const form = { first_name: '', last_name: '', phone: '' }
    const request = (email: string) => stranger.put('/auth/editUser', { ...form, email })
    await request('first@example.org')
    expect(await traceOf(() => request(known), known)).toEqual(await traceOf(() => request(unknown), unknown))
  })
})

it('what is not one’s own looks like what does not exist', async () => {
  const slot = await aSlot(stage.db, await anEvent(stage.db))
  await stage.client().post('/api/appointments', aBooking(slot, { email: known }))
  const stranger = stage.client()
  await stranger.signInAs({ email: 'stranger@example.org' })
  for (const path of ['', '/calendar.ics']) {
    const theirs = await stranger.get(`/api/appointments/1${path}`)
    const none = await stranger.get(`/api/appointments/4711${path}`)
    expect([theirs.statusCode, theirs.body]).toEqual([none.statusCode, none.body])
  }
})
