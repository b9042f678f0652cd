import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
const wrong = 'martina@corre.example'
const right = 'martina@correo.example'
const hour = 3_600_000
const minute = 60_000
let stage: TestApp
let visitor: TestClient
let slot: number
let key: string

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  visitor = stage.client()
  slot = await aSlot(stage.db, await anEvent(stage.db))
  key = (await visitor.post(url, aBooking(slot, { email: wrong }))).json().data.key
})
afterAll(() => stage.close())

const resend = (secret = key) => visitor.post(`${url}/booked/resend`, { key: secret })
const correct = (email: string, secret = key) => visitor.post(`${url}/booked/address`, { key: secret, email })
const linkOf = async (email: string) => `${url}/link/${await tokenFor(stage.db, email)}`

describe('the browser that booked', () => {
  it('has the mail sent again, once a minute, without holding longer', async () => {
    const answer = await resend()
    expect(answer.json()).toMatchObject({
      message: 'Te enviamos el mail otra vez',
      data: { email: wrong, hold_until: '2025-03-05T17:00:00.000Z' },
    })
    expect(await outbox(stage.db)).toMatchObject([{ to: wrong }, { to: wrong }])
    const soon = await resend()
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60'])
    stage.clock.advance(minute)
    expect((await resend()).statusCode).toBe(200)
  })

  it('corrects the address: the place stays, the mail goes there, the wrong mailbox has nothing', async () => {
    const before = await linkOf(wrong)
    const answer = await correct(right)
    expect(answer.json()).toMatchObject({
      message: `Mandamos el mail a ${right}`,
      data: { email: right, hold_until: '2025-03-05T17:00:00.000Z' },
    })
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    expect(await outbox(stage.db), 'what had not left yet does not leave').toMatchObject([{ to: right }])
    expect((await visitor.post(`${before}/confirm`)).statusCode).toBe(404)
    expect((await visitor.post(`${await linkOf(right)}/confirm`)).statusCode).toBe(200)
  })

  it('gets the booking back from whoever signed in with the wrong address', async () => {
    const stranger = stage.client()
    await stranger.signInAs({ email: wrong })
    expect((await stranger.get(url)).json().data).toHaveLength(1)
    await correct(right)
    expect((await stranger.get(url)).json().data).toEqual([])
  })

  it.each([
    ['no address', { email: 'martina' }, 422],
    ['one with another place in the slot', { email: 'otra@example.org' }, 422],
  ])('is refused %s', async (_, { email }, status) => {
    await visitor.post(url, aBooking(slot, { email: 'otra@example.org' }), elsewhere())
    const answer = await correct(email)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, ['email']])
    expect((await visitor.get(await linkOf(wrong))).statusCode).toBe(200)
  })

  it('corrects three times an hour at most', async () => {
    for (const name of ['a', 'b', 'c']) {
      expect((await correct(`${name}@example.org`)).statusCode).toBe(200)
    }
    expect((await correct('d@example.org')).statusCode).toBe(429)
  })

  it('can do neither once it is confirmed, cancelled or not held any more', async () => {
    const refused = async (message: string) => {
      for (const answer of [await resend(), await correct(right)]) {
        expect([answer.statusCode, answer.json().message]).toEqual([409, message])
      }
      stage.clock.advance(minute)
    }
    const link = await linkOf(wrong)
    stage.clock.advance(2 * hour)
    await refused('Se pasó la hora y el lugar quedó libre. Elegí otro turno.')
    await visitor.post(`${link}/confirm`)
    await refused('Esta reserva ya está confirmada.')
    await visitor.post(`${link}/cancel`)
    await refused('Esta reserva está cancelada. Podés reservar otro turno.')
  })
})

it('nobody redirects a booking without the secret of the browser that made it', async () => {
  const mailed = await tokenFor(stage.db, wrong)
  for (const secret of [mailed, 'a'.repeat(43), '', '1']) {
    expect((await correct('stranger@example.org', secret)).statusCode).toBe(404)
    expect((await resend(secret)).statusCode).toBe(404)
  }
  for (const act of ['', '/confirm', '/cancel', '/calendar.ics']) {
    const asked = act === '' || act === '/calendar.ics' ? visitor.get : visitor.post
    expect((await asked(`${url}/link/${key}${act}`)).statusCode, 'it opens no link').toBe(404)
  }
  expect(await outbox(stage.db)).toMatchObject([{ to: wrong }])
})
