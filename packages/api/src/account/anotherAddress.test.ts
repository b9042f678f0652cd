import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot, outbox } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const hour = 3_600_000
const form = { email: 'ana@example.org', first_name: 'Ana', last_name: 'Paz', phone: '11 4832-1107' }
let stage: TestApp
let ana: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  ana = stage.client()
  await ana.signInAs({ email: 'ana@example.org' })
})
afterAll(() => stage.close())

const account = async (client = ana) => (await client.get('/auth/account')).json().data

/** The secret of the link in the newest mail to an address. */
async function linkFor(email: string): Promise<string> {
  const [mail] = await stage.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  return /auth\/email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('another address', () => {
  const wish = { ...form, email: 'nueva@example.org' }

  it('waits for the link that went there; the old one is told before and after', async () => {
    const answer = await ana.put('/auth/editUser', wish, { headers: { 'accept-language': 'en' } })
    expect(answer.json()).toMatchObject({
      message: 'Your details are saved. We sent an e-mail to nueva@example.org to confirm the new address.',
      data: { email: 'ana@example.org', first_name: 'Ana', pending_email: 'nueva@example.org' },
    })
    expect((await outbox(stage.db)).map(({ to, kind }) => [to, kind])).toEqual([
      ['ana@example.org', 'emailChangeAsked'],
      ['nueva@example.org', 'emailChange'],
    ])
    expect(await account()).toMatchObject({ email: 'ana@example.org', pending_email: 'nueva@example.org' })

    const elsewhere = stage.client()
    const confirmed = await elsewhere.post(`/auth/email/${await linkFor('nueva@example.org')}`)
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { message: 'Listo: ahora entrás con nueva@example.org.' },
    ])
    expect(await account()).toMatchObject({ email: 'nueva@example.org', pending_email: null })
    const [told] = await outbox(stage.db)
    expect(told).toMatchObject({ to: 'ana@example.org', kind: 'emailChanged' })
    expect(told?.text).toContain('nueva@example.org')
    expect((await elsewhere.get('/auth/getUser')).json().data, 'the link signs nobody in').toBeNull()
  })

  it('is not changed by opening the link, and its link serves once and for a day', async () => {
    await ana.put('/auth/editUser', wish)
    const token = await linkFor('nueva@example.org')
    expect((await ana.get(`/auth/email/${token}`)).statusCode).toBe(405)
    stage.clock.advance(24 * hour)
    const late = await ana.post(`/auth/email/${token}`)
    expect([late.statusCode, late.json().errors]).toEqual([
      422,
      { token: ['El link ya se usó o venció. Pedí otro.'] },
    ])
    expect(await account()).toMatchObject({ pending_email: null })

    await ana.prove()
    await ana.put('/auth/editUser', wish)
    const again = await linkFor('nueva@example.org')
    expect((await ana.post(`/auth/email/${again}`)).statusCode).toBe(200)
    expect((await ana.post(`/auth/email/${again}`)).statusCode).toBe(422)
  })

  it('is dropped by its owner, and replaced by the next one', async () => {
    await ana.put('/auth/editUser', wish)
    const first = await linkFor('nueva@example.org')
    await ana.put('/auth/editUser', { ...wish, email: 'otra@example.org' })
    expect((await ana.post(`/auth/email/${first}`)).statusCode).toBe(422)
    const second = await linkFor('otra@example.org')
    expect((await ana.delete('/auth/email')).json()).toEqual({ message: 'Tu email queda como estaba.' })
    expect((await ana.post(`/auth/email/${second}`)).statusCode).toBe(422)
    expect(await account()).toMatchObject({ email: 'ana@example.org', pending_email: null })
  })

  it('stays waiting while the other data change', async () => {
    await ana.put('/auth/editUser', wish)
    const answer = await ana.put('/auth/editUser', { ...form, first_name: 'Anita' })
    expect(answer.json().data).toMatchObject({ first_name: 'Anita', pending_email: 'nueva@example.org' })
  })

  it('that somebody has already tells so only to whoever reads its mail', async () => {
    await stage.client().signInAs({ email: 'tomada@example.org' })
    const free = await ana.put('/auth/editUser', wish)
    const taken = await ana.put('/auth/editUser', { ...form, email: 'tomada@example.org' })
    expect(taken.statusCode).toBe(free.statusCode)
    expect(taken.body.replaceAll('tomada', 'nueva')).toBe(free.body)
    const answer = await ana.post(`/auth/email/${await linkFor('tomada@example.org')}`)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']])
    expect(await account()).toMatchObject({ email: 'ana@example.org' })
  })

  it('voids what was mailed to the old one, and brings the bookings made with the new one', async () => {
    const slot = await aSlot(stage.db, await anEvent(stage.db))
    const visitor = stage.client()
    await visitor.post('/api/appointments', aBooking(slot, { email: 'nueva@example.org' }), elsewhere())
    await visitor.post('/es/auth/login', { email: 'ana@example.org' })
    const [mail] = await outbox(stage.db)
    const old = /\/es\/auth\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await ana.put('/auth/editUser', wish)
    await ana.post(`/auth/email/${await linkFor('nueva@example.org')}`)
    expect((await visitor.post('/auth/login', { token: old })).statusCode).toBe(422)
    expect((await ana.get('/api/appointments')).json().data).toHaveLength(1)
  })

  it('takes along what was asked and the rooms that were opened with the old one, to the end of the account', async () => {
    const { db, clock } = stage
    const jefa = stage.client()
    await jefa.signInAs({ email: 'jefa@example.org', super: true })
    const { data: room } = (await jefa.post('/api/collections', { title_es: 'Sala' })).json()
    const people = `/api/collections/${room.id}/people`
    const asAna = { name: 'Ana Paz', email: 'Ana@Example.org', note: '', language: 'es' }
    const { link } = (await jefa.post(people, { ...asAna, send: true })).json().data
    const invited = { ...asAna, email: 'Nueva@Example.org', note: 'Ya estaba' }
    const { link: own } = (await jefa.post(people, invited)).json().data
    await jefa.post(people, { ...asAna, email: 'otra@example.org' })
    const asked = { name: 'Ana Paz', subject: 'Consulta', message: '¿Cuánto?', language: 'es' } as const
    await db.insert(messages).values([
      { ...asked, email: 'ana@example.org' },
      { ...asked, email: 'nueva@example.org' },
      { ...asked, email: 'otra@example.org' },
    ])
    const expires_at = new Date(clock.now.getTime() + 48 * hour)
    await db
      .insert(waitingMessages)
      .values({ ...asked, token_hash: 'own', email: 'ana@example.org', expires_at })
    const content = { subject: 'Re: Consulta', html: 'x', text: 'x' }
    const answer = { kind: 'contactAnswer', language: 'es', to: 'ana@example.org', content } as const
    await enqueueMail(db, { ...answer, now: clock.now })
    const slot = await aSlot(db, await anEvent(db))
    await stage.client().post('/api/appointments', aBooking(slot), elsewhere())
    await db
      .insert(waiting)
      .values({ ...form, slot_id: slot, position: 1, people: 1, hash: 'wait', language: 'es' })

    await ana.put('/auth/editUser', { ...form, email: 'Nueva@Example.org' })
    await ana.post(`/auth/email/${await linkFor('nueva@example.org')}`)
    const kept = (await ana.get('/auth/export')).json()
    expect(kept).toMatchObject({
      appointments: [{ email: 'nueva@example.org' }],
      waiting: [{ email: 'nueva@example.org' }],
      messages: [{ email: 'nueva@example.org' }, { email: 'nueva@example.org' }],
      rooms: [{ note: '' }, { note: 'Ya estaba' }],
    })
    for (const each of [link, own]) {
      expect((await stage.client().get(`/api/share/collection/${each}`)).statusCode).toBe(200)
    }

    expect((await ana.delete('/auth/account')).statusCode).toBe(200)
    for (const each of [link, own]) {
      expect((await stage.client().get(`/api/share/collection/${each}`)).statusCode).toBe(404)
    }
    const emailsOf = async (table: typeof messages | typeof roomPeople) =>
      (await db.select({ email: table.email }).from(table).orderBy(table.id)).map(({ email }) => email)
    expect(await emailsOf(messages)).toEqual(['', '', 'otra@example.org'])
    expect(await emailsOf(roomPeople)).toEqual(['', '', 'otra@example.org'])
    expect(await db.select().from(waitingMessages)).toEqual([])
    const left = (await outbox(db)).map(({ kind }) => kind)
    expect(left).not.toContain('contactAnswer')
    expect(left).not.toContain('roomLink')
  })

  it('leaves no mail to the old one but that it is another’s turn now, and none of what left once the account goes', async () => {
    const { db, clock } = stage
    const content = { subject: 'Para Ana', html: 'x', text: 'x' }
    const mail = { kind: 'bookingReminder', language: 'es', to: 'ana@example.org', content } as const
    const [sent, failed, waits] = [
      await enqueueMail(db, { ...mail, now: clock.now }),
      await enqueueMail(db, { ...mail, now: clock.now }),
      await enqueueMail(db, { ...mail, now: clock.now }),
    ]
    await db.update(mails).set({ sent_at: clock.now }).where(eq(mails.id, sent))
    await db.update(mails).set({ failed_at: clock.now }).where(eq(mails.id, failed))
    const otherwise = await enqueueMail(db, { ...mail, to: 'otra@example.org', now: clock.now })
    await db.update(mails).set({ sent_at: clock.now }).where(eq(mails.id, otherwise))
    await ana.put('/auth/editUser', wish)
    const token = await linkFor('nueva@example.org')
    await db.update(mails).set({ sent_at: clock.now }).where(eq(mails.kind, 'emailChangeAsked'))
    await ana.post(`/auth/email/${token}`)

    const left = (await outbox(db)).filter(({ kind }) => kind !== 'emailChange')
    expect(left.map(({ id, kind, to }) => [id === waits, kind, to])).toEqual([
      [false, 'emailChanged', 'ana@example.org'],
      [false, 'bookingReminder', 'otra@example.org'],
      [true, 'bookingReminder', 'nueva@example.org'],
    ])
    await db.update(mails).set({ sent_at: clock.now }).where(eq(mails.kind, 'emailChanged'))
    expect((await ana.delete('/auth/account')).statusCode).toBe(200)
    expect((await outbox(db)).map(({ to, kind }) => [to, kind])).toEqual([
      ['nueva@example.org', 'accountDeleted'],
      ['otra@example.org', 'bookingReminder'],
      ['nueva@example.org', 'bookingReminder'],
    ])
  })

  it('leaves whoever reads the old mailbox later on nothing of what was booked, nor of what is waited for', async () => {
    const { db } = stage
    const event = await anEvent(db)
    const [slot, full] = [await aSlot(db, event), await aSlot(db, event)]
    const { data: booked } = (await ana.post('/api/appointments', aBooking(slot), elsewhere())).json()
    await db
      .insert(waiting)
      .values({ ...form, slot_id: full, position: 1, people: 1, hash: 'wait', language: 'es' })
    await ana.put('/auth/editUser', wish)
    await ana.post(`/auth/email/${await linkFor('nueva@example.org')}`)

    const stranger = stage.client()
    await stranger.signInAs({ email: 'ana@example.org' })
    for (const path of ['/api/appointments', '/api/waiting', '/api/appointments/codes']) {
      expect((await stranger.get(path)).json().data, path).toEqual([])
    }
    expect((await stranger.get('/auth/export')).json()).toMatchObject({ appointments: [], waiting: [] })
    expect((await stranger.get(`/api/appointments/${booked.id}`)).statusCode).toBe(404)
    expect((await stranger.delete(`/api/appointments/${booked.id}`)).statusCode).toBe(404)
    expect((await stranger.delete('/auth/account')).statusCode).toBe(200)

    expect((await ana.get('/api/waiting')).json().data).toMatchObject([{ first_name: 'Ana' }])
    expect((await ana.post(`/api/appointments/${booked.id}/confirm`)).statusCode).toBe(200)
    expect((await ana.get('/api/appointments')).json().data).toMatchObject([{ first_name: 'Ana' }])
    const [told] = await outbox(db)
    expect(told).toMatchObject({ kind: 'bookingConfirmed', to: 'nueva@example.org' })
  })

  it.each(['waits', 'has left'])(
    'that was never confirmed is mailed nothing once the account goes, whether its mail %s',
    async (state) => {
      const { db, clock } = stage
      const bruno = stage.client()
      await bruno.signInAs({ email: 'bruno@example.org' })
      await bruno.put('/auth/editUser', wish)
      await ana.put('/auth/editUser', wish)
      if (state === 'has left') await db.update(mails).set({ sent_at: clock.now })
      expect((await ana.delete('/auth/account')).statusCode).toBe(200)
      const toWished = (await outbox(db)).filter(({ to }) => to === 'nueva@example.org')
      expect(
        toWished.map(({ kind }) => kind),
        'somebody else may wish for it too'
      ).toEqual(['emailChange'])
      expect(
        (await bruno.post(`/auth/email/${/auth\/email\/([\w-]+)/.exec(toWished[0]?.text ?? '')?.[1]}`))
          .statusCode
      ).toBe(200)
    }
  )

  it('is asked for ten times an hour at most, and five times for one mailbox', async () => {
    const ask = async (email: string) => (await ana.put('/auth/editUser', { ...form, email })).statusCode
    for (let time = 0; time < 5; time++) expect(await ask('nueva@example.org')).toBe(200)
    expect(await ask('nueva@example.org')).toBe(429)
    for (let time = 0; time < 4; time++) expect(await ask(`otra${time}@example.org`)).toBe(200)
    const refused = await ana.put('/auth/editUser', { ...form, email: 'mas@example.org' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await ana.put('/auth/editUser', form)).statusCode, 'other data are not counted').toBe(200)
  })

  it('leaves whoever has that mailbox the mails to sign in', async () => {
    for (let time = 0; time < 5; time++) await ana.put('/auth/editUser', wish)
    const owner = await stage.client().post('/es/auth/login', { email: 'nueva@example.org' })
    expect(owner.statusCode).toBe(200)
  })
})
