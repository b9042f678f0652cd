import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import { lockSupers } from '../people/supers.ts'
import { users } from '../tables/users.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let jefa: TestClient
let ana: TestClient
let jefaId: number
let anaId: number

beforeAll(async () => {
  stage = await testApp({ env: { SUPER_EMAILS: 'duena@example.org' } })
})
beforeEach(async () => {
  await stage.reset()
  jefa = stage.client()
  ana = stage.client()
  jefaId = await jefa.signInAs({ email: 'jefa@example.org', super: true, first_name: 'Lucía' })
  anaId = await ana.signInAs({ email: 'ana@example.org', first_name: 'Ana', last_name: 'Muñoz' })
})
afterAll(() => stage.close())

const ids = (answer: { json(): { data: { id: number }[] } }) => answer.json().data.map(({ id }) => id)
const grant = (client: TestClient, id: number, value: boolean) =>
  client.patch(`/api/users/${id}`, { super: value })

describe('users', () => {
  it('are listed with what is counted of them, those with the panel first', async () => {
    const slot = await aSlot(stage.db, await anEvent(stage.db))
    await ana.post('/api/appointments', aBooking(slot))
    await stage.client().signInAs({ email: 'ana@example.org' })
    const answer = await jefa.get('/api/users')
    expect(ids(answer)).toEqual([jefaId, anaId])
    expect(answer.json().meta).toEqual({ total: 2, current_page: 1, per_page: 20, last_page: 1 })
    expect(answer.json().data[1]).toEqual({
      id: anaId,
      display: 'Ana Muñoz',
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Muñoz',
      phone: '',
      super: false,
      created_at: stage.clock.now.toISOString(),
      last_seen_at: stage.clock.now.toISOString(),
      sessions: 2,
      appointments: 1,
    })
  })

  it('are found by all words of name and address, and come in pages', async () => {
    expect(ids(await jefa.get('/api/users?query=munoz%20ana'))).toEqual([anaId])
    expect(ids(await jefa.get('/api/users?query=example.org'))).toEqual([jefaId, anaId])
    expect(ids(await jefa.get('/api/users?query=nadie'))).toEqual([])
    expect(ids(await jefa.get('/api/users?per_page=1&page=2'))).toEqual([anaId])
    expect((await jefa.get('/api/users?per_page=1&page=9')).json()).toMatchObject({
      data: [],
      meta: { total: 2 },
    })
    expect((await jefa.get('/api/users?per_page=1000')).statusCode).toBe(422)
  })

  it('are counted and narrowed to those with the panel and those who booked', async () => {
    await stage.client().signInAs({ email: 'nadie@example.org' })
    await ana.post('/api/appointments', aBooking(await aSlot(stage.db, await anEvent(stage.db))))
    const answer = await jefa.get('/api/users?only=booked')
    expect(ids(answer)).toEqual([anaId])
    expect(answer.json()).toMatchObject({ meta: { total: 1 }, counts: { all: 3, super: 1, booked: 1 } })
    expect(ids(await jefa.get('/api/users?only=super'))).toEqual([jefaId])
    const found = (await jefa.get('/api/users?query=ana&only=super')).json()
    expect([found.data, found.counts]).toEqual([[], { all: 1, super: 0, booked: 1 }])
    expect(ids(await jefa.get(`/api/users/${anaId}/appointments`))).toEqual([1])
  })

  it('get the panel and lose it at once, signed in or not', async () => {
    expect((await ana.get('/api/users')).statusCode).toBe(403)
    expect((await grant(jefa, anaId, true)).json().data).toMatchObject({ id: anaId, super: true })
    expect((await ana.get('/api/users')).statusCode).toBe(200)
    expect((await grant(jefa, anaId, false)).json().data).toMatchObject({ super: false })
    expect((await ana.get('/api/users')).statusCode).toBe(403)
  })

  it('do not take their own, and so one always stays', async () => {
    const answer = await grant(jefa, jefaId, false)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('Nadie se cambia el acceso a sí mismo'),
    ])
    await grant(jefa, anaId, true)
    const both = await Promise.all([grant(jefa, anaId, false), grant(ana, jefaId, false)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const left = await Promise.all([jefa.get('/api/users'), ana.get('/api/users')])
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  it('can be named by what is written while the panel is given or taken: they hold up no booking', async () => {
    await stage.db.transaction(async (tx) => {
      expect(await lockSupers(tx)).toEqual([jefaId])
      const named = sql`select id from ${users} where ${users.id} = ${jefaId} for key share nowait`
      expect(await selectRows(stage.db, named, z.object({ id: z.number() }))).toEqual([{ id: jefaId }])
    })
  })

  it('keep what the configuration gives them', async () => {
    const id = await stage.client().signInAs({ email: 'duena@example.org', super: true })
    const answer = await grant(jefa, id, false)
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('SUPER_EMAILS')])
  })

  it('have sessions that a super user sees and ends', async () => {
    const answer = await jefa.get(`/api/users/${anaId}/sessions`)
    expect(answer.json().data).toMatchObject([{ device: 'Otro dispositivo', current: false }])
    expect((await jefa.delete(`/api/users/${anaId}/sessions`)).json()).toEqual({
      message: 'Cerramos una sesión',
    })
    expect((await ana.get('/auth/account')).statusCode).toBe(401)
    expect((await jefa.get('/auth/account')).statusCode).toBe(200)
  })

  it('are signed out of one place, and remembered as having been there', async () => {
    const [session] = (await jefa.get(`/api/users/${anaId}/sessions`)).json().data
    expect((await jefa.delete(`/api/users/${jefaId}/sessions/${session.id}`)).statusCode).toBe(404)
    expect((await jefa.delete(`/api/users/${anaId}/sessions/${session.id}`)).statusCode).toBe(200)
    expect((await ana.get('/auth/account')).statusCode).toBe(401)
    const now = stage.clock.now
    await stage.db.update(users).set({ signed_in_at: now }).where(eq(users.id, anaId))
    const row = (await jefa.get('/api/users?query=ana')).json().data[0]
    expect([row.sessions, row.last_seen_at]).toEqual([0, now.toISOString()])
  })

  it('exist for super users only', async () => {
    const visitor = stage.client()
    for (const [client, status] of [
      [visitor, 401],
      [ana, 403],
    ] as const) {
      const answers = [
        await client.get('/api/users'),
        await grant(client, anaId, true),
        await client.patch(`/api/users/${anaId}`, '{'),
        await client.get(`/api/users/${jefaId}/sessions`),
        await client.delete(`/api/users/${jefaId}/sessions`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(5).fill(status))
    }
  })

  it('that there are not: 404; a change that is none: 422', async () => {
    expect((await grant(jefa, 4711, true)).statusCode).toBe(404)
    expect((await jefa.get('/api/users/4711/sessions')).statusCode).toBe(404)
    expect((await jefa.delete('/api/users/4711/sessions')).statusCode).toBe(404)
    expect((await jefa.patch(`/api/users/${anaId}`, { super: 'yes' })).statusCode).toBe(422)
  })
})
