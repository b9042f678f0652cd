import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { openServer } from '../db/server.ts'
import { openStorage } from '../storage/storage.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, newClient, type TestClient } from '../testing/client.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
let stage: TestApp
let slot: number

beforeEach(async () => {
  stage = await testApp()
  slot = await aSlot(stage.db, await anEvent(stage.db), { limit: 7 })
})
afterEach(() => stage.close())

/** 200 people send the form at once, each through the client that `through` gives. Returns the statuses. */
async function rush(through: (person: number) => TestClient): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, person) =>
      through(person).post(url, aBooking(slot, { email: `persona${person}@example.org` }), elsewhere())
    )
  )
  const statuses: Record<number, number> = {}
  for (const { statusCode } of answers) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  return statuses
}

describe('200 people at once for seven places', () => {
  it('gives seven a place and refuses the others clearly', async () => {
    const client = stage.client()
    await client.get('/healthz')
    expect(await rush(() => client)).toEqual({ 201: 7, 409: 193 })
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(7)
    expect(await outbox(stage.db)).toHaveLength(7)
  })

  it('holds across two processes on one PostgreSQL', async ({ skip }) => {
    const database = await testDatabaseUrl()
    if (database === undefined) return skip('the embedded database has one process')
    const { env, clock } = stage
    const start = async () =>
      buildApp({
        env,
        database: await openServer(database),
        storage: await openStorage(env),
        workers: false,
        log: false,
        clock: () => clock.now,
      })
    const one = await start()
    const other = await start()
    slot = await aSlot(one.db, await anEvent(one.db), { limit: 7 })
    const atOne = newClient(one, clock)
    const atOther = newClient(other, clock)
    await Promise.all([atOne.get('/healthz'), atOther.get('/healthz')])
    expect(await rush((person) => (person % 2 === 0 ? atOne : atOther))).toEqual({ 201: 7, 409: 193 })
    expect(await takenOf(other.db, slot, clock.now)).toBe(7)
    await Promise.all([one.close(), other.close()])
  })

  it('gives one address one place, however often it asks at once', async () => {
    const client = stage.client()
    await client.get('/healthz')
    const asked = Array.from({ length: 15 }, () => client.post(url, aBooking(slot), elsewhere()))
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(14).fill(422)])
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
  })

  it('gives the last place to one of those who confirm expired holds at once', async () => {
    const tight = await aSlot(stage.db, await anEvent(stage.db), { limit: 1 })
    const tokens: string[] = []
    for (const email of ['uno@example.org', 'dos@example.org', 'tres@example.org']) {
      const answer = await stage.client().post(url, aBooking(tight, { email }))
      expect(answer.statusCode).toBe(201)
      tokens.push(await tokenFor(stage.db, email))
      stage.clock.advance(2 * 3_600_000)
    }
    const client = stage.client()
    await client.get('/healthz')
    const answers = await Promise.all(tokens.map((token) => client.post(`${url}/link/${token}/confirm`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await takenOf(stage.db, tight, stage.clock.now)).toBe(1)
  })
})
