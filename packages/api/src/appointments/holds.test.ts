import { HoldsAnswer } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { holds } from '../tables/holds.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { anonymiseBookings } from './anonymising.ts'

const url = '/api/appointments'
const minute = 60_000
let stage: TestApp
let event: number
let slot: number
let jefa: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 14 })
  jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
})
afterAll(() => stage.close())

/** So many places held from one network. The work for each is left out. */
async function holdFromOne(count: number, name = 'persona'): Promise<number[]> {
  const ids: number[] = []
  for (let time = 0; time < count; time += 1) {
    const answer = await stage.client().post(url, aBooking(slot, { email: `${name}${time}@example.org` }))
    expect(answer.statusCode, answer.body).toBe(201)
    ids.push(answer.json().data.id)
  }
  await stage.db.update(holds).set({ visitor: 'a'.repeat(32) })
  return ids
}

const listed = async () => HoldsAnswer.parse((await jefa.get(`${url}/holds`)).json()).data
const free = (origin = 'a'.repeat(32)) => jefa.post(`${url}/holds/free`, { origin })
const undo = (freed: number[]) => jefa.post(`${url}/holds/undo`, { freed })
const taken = () => takenOf(stage.db, slot, stage.clock.now)
const linkOf = async (email: string) => `${url}/link/${await tokenFor(stage.db, email)}`

describe('many places held from one origin', () => {
  it('are shown to the gallery from ten on, without those that are confirmed', async () => {
    await holdFromOne(10)
    const [found, ...others] = await listed()
    expect(others).toEqual([])
    expect(found?.origin).toBe('a'.repeat(32))
    expect(found?.appointments.map(({ email }) => email)).toEqual(
      Array.from({ length: 10 }, (_, time) => `persona${time}@example.org`)
    )
    await stage.client().post(`${await linkOf('persona3@example.org')}/confirm`)
    expect(await listed()).toEqual([])
  })

  it('are freed at once; a confirmed one is never touched, and nobody is written to', async () => {
    const ids = await holdFromOne(11)
    await stage.client().post(`${await linkOf('persona3@example.org')}/confirm`)
    const before = (await outbox(stage.db)).length
    const answer = await free()
    expect(answer.json()).toEqual({
      data: {
        freed: ids.filter((_, time) => time !== 3),
        final_at: new Date(stage.clock.now.getTime() + 5 * minute).toISOString(),
      },
    })
    expect(await taken()).toBe(1)
    expect(await listed()).toEqual([])
    expect(await outbox(stage.db)).toHaveLength(before)
    const late = await stage.client().post(`${await linkOf('persona4@example.org')}/confirm`)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Esta reserva está cancelada. Podés reservar otro turno.',
    ])
    expect((await free()).statusCode).toBe(404)
  })

  it('count as lapsed to their origin', async () => {
    const visitor = stage.client()
    await visitor.post(url, aBooking(slot))
    const [{ visitor: origin = '' } = {}] = await stage.db.select().from(holds)
    await free(origin)
    expect((await visitor.post(url, aBooking(slot, { email: 'otra@example.org' }))).statusCode).toBe(429)
  })

  it('are held again within five minutes, where nobody was faster', async () => {
    await holdFromOne(13)
    const { freed } = (await free()).json().data
    await Promise.all(
      ['uno', 'dos', 'tres'].map((name) =>
        stage.client().post(url, aBooking(slot, { email: `${name}@example.com` }))
      )
    )
    stage.clock.advance(5 * minute - 1)
    const answer = await undo(freed)
    expect(answer.json()).toEqual({
      message: 'Volvieron 11 lugares (2 ya los tomaron otras personas o vencieron).',
    })
    expect(await taken()).toBe(14)
    expect((await stage.client().post(`${await linkOf('persona4@example.org')}/confirm`)).statusCode).toBe(
      200
    )
  })

  it('are not held again for whom nobody knows any more', async () => {
    await holdFromOne(10)
    const { freed } = (await free()).json().data
    await anonymiseBookings(stage.db, eq(appointments.email, 'persona3@example.org'), stage.clock.now)
    expect((await undo(freed)).statusCode).toBe(200)
    expect(await taken()).toBe(9)
  })

  it.each([
    ['in the bin', (): unknown => jefa.delete(`/api/events/${event}`)],
    ['hidden', (): unknown => jefa.patch(`/api/events/${event}`, { active: false })],
  ])('are not held again in an event that is %s', async (_state, takeAway) => {
    await holdFromOne(10)
    const { freed } = (await free()).json().data
    await takeAway()
    expect((await undo(freed)).json()).toEqual({
      message: 'Ningún lugar volvió (10 ya los tomaron otras personas o vencieron).',
    })
    expect(await taken()).toBe(0)
  })

  it('stay free after that, and what was not freed cannot be undone', async () => {
    const ids = await holdFromOne(10)
    expect((await undo(ids)).statusCode).toBe(409)
    const { freed } = (await free()).json().data
    stage.clock.advance(5 * minute)
    const answer = await undo(freed)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Ya pasaron los cinco minutos para deshacer.',
    ])
    expect(await taken()).toBe(0)
  })

  it.each([
    ['free', {}],
    ['free', { origin: "' or true" }],
    ['undo', { freed: [] }],
    ['undo', { freed: ['x'] }],
  ])('%s with %o: 422', async (act, body) => {
    expect((await jefa.post(`${url}/holds/${act}`, body)).statusCode).toBe(422)
  })
})
