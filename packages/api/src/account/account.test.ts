import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { appointments } from '../tables/appointments.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const hour = 3_600_000
const form = { email: 'ana@example.org', first_name: 'Ana', last_name: 'Paz', phone: '11 4832-1107' }
let stage: TestApp
let ana: TestClient
let anaId: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  ana = stage.client()
  anaId = await ana.signInAs({ email: 'ana@example.org' })
})
afterAll(() => stage.close())

const account = async (client = ana) => (await client.get('/auth/account')).json().data

describe("one's own data", () => {
  it('is seen, and changes at once but for the address', async () => {
    expect(await account()).toEqual({
      id: anaId,
      display: 'ana',
      email: 'ana@example.org',
      first_name: '',
      last_name: '',
      phone: '',
      super: false,
      pending_email: null,
    })
    const answer = await ana.put('/auth/editUser', form)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      message: 'Datos guardados',
      data: { ...form, id: anaId, display: 'Ana Paz', super: false, pending_email: null },
    })
    expect((await ana.get('/auth/getUser')).json().data).toMatchObject({ display: 'Ana Paz' })
    expect(await outbox(stage.db)).toEqual([])
    const [row] = await stage.db.select().from(users)
    expect(row?.updated_by).toBe(anaId)
  })

  it.each([
    ['no address', { ...form, email: '' }, 'email'],
    ['half an address', { ...form, email: 'ana@' }, 'email'],
    ['a phone in words', { ...form, phone: 'no tengo' }, 'phone'],
    ['a name of several lines', { ...form, first_name: 'Ana\nBcc: x' }, 'first_name'],
  ])('refuses %s: 422', async (_what, body, field) => {
    const answer = await ana.put('/auth/editUser', body)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('needs somebody who is signed in', async () => {
    const visitor = stage.client()
    const answers = [
      await visitor.get('/auth/account'),
      await visitor.put('/auth/editUser', form),
      await visitor.get('/auth/export'),
      await visitor.delete('/auth/account'),
      await visitor.delete('/auth/email'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const list = async (client = ana) => (await client.get('/auth/sessions')).json().data

  it('are listed, the last used first, without anything that opens them', async () => {
    await stage.db.update(sessions).set({ user_agent: firefox })
    stage.clock.advance(hour)
    const phone = stage.client()
    await phone.signInAs({ email: 'ana@example.org' })
    const seen = await list()
    expect(seen).toMatchObject([
      { device: 'Otro dispositivo', current: false },
      { device: 'Firefox, Windows', current: true },
    ])
    const answer = (await ana.get('/auth/sessions')).body
    for (const cookie of [...ana.cookies.values(), ...phone.cookies.values()]) {
      expect(answer).not.toContain(cookie)
    }
  })

  it('are ended one by one, by their owner only', async () => {
    const phone = stage.client()
    await phone.signInAs({ email: 'ana@example.org' })
    const other = (await list()).find(({ current }: { current: boolean }) => !current)
    const stranger = stage.client()
    await stranger.signInAs({ email: 'otra@example.org' })
    expect((await stranger.delete(`/auth/sessions/${other.id}`)).statusCode).toBe(404)
    expect((await ana.delete('/auth/sessions/%25')).statusCode).toBe(404)
    expect((await ana.delete(`/auth/sessions/${other.id}`)).json()).toEqual({
      message: 'Cerramos esa sesión',
    })
    expect((await phone.get('/auth/account')).statusCode).toBe(401)
    const [own] = await list()
    await ana.delete(`/auth/sessions/${own.id}`)
    expect(ana.cookies.has('gallery_session')).toBe(false)
    expect((await ana.get('/auth/account')).statusCode).toBe(401)
  })

  it('all end with signing out everywhere, and so do mails to sign in with', async () => {
    const phone = stage.client()
    await phone.signInAs({ email: 'ana@example.org' })
    const stranger = stage.client()
    await stranger.signInAs({ email: 'otra@example.org' })
    await phone.post('/es/auth/login', { email: 'ana@example.org' })
    const token = /\/es\/auth\/([\w-]+)/.exec((await outbox(stage.db))[0]?.text ?? '')?.[1]
    const answer = await ana.post('/auth/logout/all')
    expect(answer.json().message).toBe('Cerramos todas tus sesiones. Hasta pronto.')
    expect((await phone.get('/auth/account')).statusCode).toBe(401)
    expect((await stage.client().post('/auth/login', { token })).statusCode).toBe(422)
    expect((await stranger.get('/auth/account')).statusCode).toBe(200)
  })
})

describe('everything about oneself', () => {
  it('is a file, and nobody else is in it', async () => {
    const slot = await aSlot(stage.db, await anEvent(stage.db))
    await ana.put('/auth/editUser', form)
    await ana.post('/api/appointments', aBooking(slot, { comments: 'Con mi abuela' }))
    await stage.client().post('/api/appointments', aBooking(slot, { email: 'otra@example.org' }))
    const answer = await ana.get('/auth/export')
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="account.json"',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toMatchObject({
      exported_at: stage.clock.now.toISOString(),
      user: { email: 'ana@example.org', first_name: 'Ana' },
      sessions: [{ current: true }],
      appointments: [{ comments: 'Con mi abuela', email: 'ana@example.org' }],
      messages: [],
    })
    expect(answer.body).not.toContain('otra@example.org')
  })
})

describe('a deleted account', () => {
  it('frees the places to come with a mail, leaves the past ones without a name, and is gone', async () => {
    const event = await anEvent(stage.db)
    const past = await aSlot(stage.db, event)
    const coming = await aSlot(stage.db, event, { start: new Date('2025-03-20T18:00:00Z') })
    await ana.put('/auth/editUser', form)
    const visitor = stage.client()
    await visitor.post('/api/appointments', aBooking(past, { comments: 'Hola' }), elsewhere())
    await visitor.post(`/api/appointments/link/${await tokenFor(stage.db, 'ana@example.org')}/confirm`)
    await ana.post('/api/appointments', aBooking(coming))
    await visitor.post('/api/appointments', aBooking(coming, { email: 'otra@example.org' }), elsewhere())
    stage.clock.advance(48 * hour)
    await ana.post('/api/appointments', aBooking(coming, { email: 'trabajo@example.org' }), elsewhere())
    expect(await takenOf(stage.db, coming, stage.clock.now)).toBe(1)

    await ana.prove()
    const answer = await ana.delete('/auth/account')
    expect(answer.json().message).toBe('Borramos tu cuenta y tus datos. Hasta pronto.')
    expect(ana.cookies.has('gallery_session')).toBe(false)
    expect(await takenOf(stage.db, coming, stage.clock.now)).toBe(0)
    expect(await takenOf(stage.db, past, stage.clock.now), 'the count of the past stays').toBe(1)
    const [goodbye, cancelled] = await outbox(stage.db)
    expect(goodbye).toMatchObject({ to: 'ana@example.org', kind: 'accountDeleted' })
    expect(cancelled).toMatchObject({ to: 'trabajo@example.org', kind: 'bookingCancelled' })

    expect(await stage.db.select().from(users)).toEqual([])
    expect(await stage.db.select().from(sessions)).toEqual([])
    const rows = await stage.db.select().from(appointments).orderBy(appointments.id)
    expect(rows.map(({ email }) => email)).toEqual(['', '', 'otra@example.org', ''])
    expect(JSON.stringify(rows)).not.toMatch(/ana@|trabajo@|Hola/)
    expect(rows[0]).toMatchObject({ user_id: null, anonymous_at: stage.clock.now, first_name: '' })
    expect((await ana.get('/auth/account')).statusCode).toBe(401)
  })

  it('takes out of the back room what they asked and the links that they had, which open nothing any more', async () => {
    const jefa = stage.client()
    await jefa.signInAs({ email: 'jefa@example.org', super: true })
    const { data: work } = (await jefa.post('/api/works', sampleWork({ title_es: 'Patio' }))).json()
    const { data: room } = (
      await jefa.post('/api/collections', { title_es: 'Sala', works: [work.id] })
    ).json()
    const people = `/api/collections/${room.id}/people`
    const own = { name: 'Ana Paz', email: 'ana@example.org', note: 'Para el comedor', send: true }
    const { id, link } = (await jefa.post(people, own)).json().data
    await jefa.post(`${people}/${id}/mail`)
    await jefa.post(people, { ...own, name: 'Otra', email: 'otra@example.org' })
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1' }
    await stage
      .client()
      .post(
        `/api/share/collection/${link}/visits`,
        { looks: [{ work: work.id, seconds: 40 }] },
        { headers: phone }
      )
    const asked = { name: 'Ana Paz', subject: 'Consulta', message: '¿Cuánto?', language: 'es' } as const
    await stage.db.insert(messages).values([
      { ...asked, email: 'ana@example.org' },
      { ...asked, email: 'otra@example.org' },
    ])
    const unconfirmed = { ...asked, expires_at: new Date(stage.clock.now.getTime() + hour) }
    await stage.db.insert(waitingMessages).values([
      { ...unconfirmed, token_hash: 'own', email: 'ana@example.org' },
      { ...unconfirmed, token_hash: 'other', email: 'otra@example.org' },
    ])
    const content = { subject: 'Sala', html: link, text: link }
    for (const kind of ['contactAnswer', 'contactConfirm'] as const) {
      const mail = { kind, language: 'es', to: 'ana@example.org', content } as const
      await enqueueMail(stage.db, { ...mail, now: stage.clock.now })
    }
    const kept = await ana.get('/auth/export')
    expect(kept.json()).toMatchObject({
      messages: [{ message: '¿Cuánto?' }],
      rooms: [
        {
          title_es: 'Sala',
          note: 'Para el comedor',
          visits: [{ device: 'phone', looks: [{ title_es: 'Patio', seconds: 40 }] }],
        },
      ],
    })
    expect(kept.body).not.toContain(link)

    expect((await ana.delete('/auth/account')).statusCode).toBe(200)
    expect((await stage.client().get(`/api/share/collection/${link}`)).statusCode).toBe(404)
    const left = await stage.db.select().from(roomPeople).orderBy(roomPeople.id)
    expect(left.map(({ email, note }) => [email, note])).toEqual([
      ['', ''],
      ['otra@example.org', 'Para el comedor'],
    ])
    const written = await stage.db.select().from(messages).orderBy(messages.id)
    expect(written.map(({ email, message }) => [email, message])).toEqual([
      ['', ''],
      ['otra@example.org', '¿Cuánto?'],
    ])
    const waiting = await stage.db.select().from(waitingMessages)
    expect(waiting.map(({ token_hash }) => token_hash)).toEqual(['other'])
    expect((await outbox(stage.db)).map(({ to, kind }) => [to, kind])).toEqual([
      ['ana@example.org', 'accountDeleted'],
      ['otra@example.org', 'roomLink'],
    ])
  })

  it('is forgotten for good: the history brings neither a booking back nor what they asked', async () => {
    const jefa = stage.client()
    await jefa.signInAs({ email: 'jefa@example.org', super: true })
    const coming = await aSlot(stage.db, await anEvent(stage.db), { start: new Date('2025-03-20T18:00:00Z') })
    await ana.post('/api/appointments', aBooking(coming))
    await stage.db
      .insert(messages)
      .values({ ...form, name: 'Ana Paz', subject: 'Consulta', message: '¿Cuánto?', language: 'es' })
    expect((await ana.delete('/auth/account')).statusCode).toBe(200)
    await jefa.prove()
    const { data } = (await jefa.get('/api/activity?kind=appointment,message&action=changed')).json()
    const kinds = data.map(({ record }: { record: { kind: string } }) => record.kind)
    expect(kinds.toSorted()).toEqual(['appointment', 'message'])
    for (const { id } of data) {
      expect((await jefa.post(`/api/activity/${id}/revert`, { force: true })).statusCode).toBe(409)
    }
    expect(await takenOf(stage.db, coming, stage.clock.now)).toBe(0)
    expect(await stage.db.select().from(messages)).toMatchObject([
      { state: 'closed', anonymous_at: stage.clock.now },
    ])
  })

  it('cannot be the last that opens the panel', async () => {
    const jefa = stage.client()
    await jefa.signInAs({ email: 'jefa@example.org', super: true })
    const refused = await jefa.delete('/auth/account')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('Sos la única persona'),
    ])
    expect((await jefa.get('/auth/account')).statusCode).toBe(200)
    await ana.signInAs({ email: 'ana@example.org', super: true })
    expect((await jefa.delete('/auth/account')).statusCode).toBe(200)
  })
})
