import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { mails } from '../tables/mails.table.ts'
import { messages } from '../tables/messages.table.ts'
import { users } from '../tables/users.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { solveGuard } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** Columns that no form has. */
const extras = {
  id: 99,
  super: true,
  user_id: 1,
  created_by: 1,
  updated_by: 1,
  created_at: '2000-01-01T00:00:00Z',
  updated_at: '2000-01-01T00:00:00Z',
  deleted_at: '2000-01-01T00:00:00Z',
  anonymous_at: '2000-01-01T00:00:00Z',
  confirmed_at: '2000-01-01T00:00:00Z',
  cancelled_at: '2000-01-01T00:00:00Z',
  hold_until: '2999-01-01T00:00:00Z',
  sequence: 99,
  confirmed: true,
  read_at: '2000-01-01T00:00:00Z',
}
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

it('editUser gives nobody the panel, another id or another’s account', async () => {
  const jefa = stage.client()
  await jefa.signInAs({ email: 'jefa@example.org', super: true })
  const ana = stage.client()
  const id = await ana.signInAs({ email: 'ana@example.org' })
  const form = { email: 'ana@example.org', first_name: 'Ana', last_name: '', phone: '' }
  const answer = await ana.put('/auth/editUser', { ...extras, ...form })
  expect(answer.json().data).toMatchObject({ id, super: false })
  expect((await ana.get('/api/users')).statusCode).toBe(403)
  const rows = await stage.db.select().from(users).orderBy(users.id)
  expect(rows).toMatchObject([
    { id: 1, super: true, first_name: '' },
    { id, super: false, updated_by: id, created_at: stage.clock.now, deleted_at: null },
  ])
})

it('a booking is held as any other, for whoever sent it', async () => {
  const slot = await aSlot(stage.db, await anEvent(stage.db))
  const answer = await stage.client().post('/api/appointments', { ...extras, ...aBooking(slot) })
  expect(answer.statusCode).toBe(201)
  const [row] = await stage.db.select().from(appointments)
  expect(row).toMatchObject({
    id: 1,
    user_id: null,
    confirmed_at: null,
    cancelled_at: null,
    deleted_at: null,
    anonymous_at: null,
    hold_until: new Date(stage.clock.now.getTime() + 2 * 3_600_000),
    created_at: stage.clock.now,
    sequence: 0,
  })
})

it('a message comes in unread and now', async () => {
  const client = stage.client()
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hola', message: 'Hola' }
  await client.post('/contact', { ...extras, ...message, grecaptcha: await solveGuard(client) })
  expect(await stage.db.select().from(messages)).toMatchObject([
    { id: 1, read_at: null, created_at: stage.clock.now, deleted_at: null, anonymous_at: null },
  ])
})

it('asking to sign in, and signing in, gives what the account has', async () => {
  const client = stage.client()
  await client.post('/es/auth/login', { ...extras, email: 'ana@example.org' })
  const [mail] = await stage.db.select().from(mails)
  const token = /\/es\/auth\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const answer = await client.post('/auth/login', { ...extras, token })
  expect(answer.json().data).toMatchObject({ id: 1, super: false })
  expect(await stage.db.select().from(users)).toMatchObject([{ super: false, created_at: stage.clock.now }])
})

it('what would change every object is not read at all', async () => {
  const ana = stage.client()
  await ana.signInAs({ email: 'ana@example.org' })
  const fields = '"email":"ana@example.org","first_name":"","last_name":"","phone":""'
  for (const poison of ['"__proto__":{"super":true}', '"constructor":{"prototype":{"super":true}}']) {
    const headers = { 'content-type': 'application/json' }
    const answer = await ana.put('/auth/editUser', `{${fields},${poison}}`, { headers })
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'No pudimos leer lo que enviaste.' }])
  }
  expect((await ana.get('/auth/account')).json().data.super).toBe(false)
})
