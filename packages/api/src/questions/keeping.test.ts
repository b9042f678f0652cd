import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anonymiseMessages } from '../contact/anonymising.ts'
import { officeOf } from '../office.ts'
import { forgetOld } from '../retention/retention.ts'
import { mails } from '../tables/mails.table.ts'
import { closeDesk, type Desk, openDesk, question, startDesk, threadTokenIn } from '../testing/desk.ts'
import type { TestApp } from '../testing/testApp.ts'
import { remindNext } from './reminding.ts'

const day = 24 * 60 * 60_000
let gallery: TestApp
let desk: Desk

beforeAll(async () => {
  gallery = await startDesk()
})
beforeEach(async () => {
  desk = await openDesk(gallery)
})
afterAll(() => closeDesk(gallery))

const forget = () =>
  forgetOld(gallery.db, { now: gallery.clock.now, days: 365, zone: gallery.app.env.GALLERY_TZ })
const comeBack = () => desk.lucia.signInAs({ super: true, email: 'lucia@ochava.example' })

describe('questions about works', () => {
  it('wait again for the gallery where the mail server refuses the answer', async () => {
    const id = await desk.ask()
    await desk.answer(id)
    await gallery.db
      .update(mails)
      .set({ failed_at: gallery.clock.now, last_error: '550 no such user' })
      .where(eq(mails.kind, 'contactAnswer'))
    expect(await desk.thread(id)).toMatchObject({
      state: 'new',
      refused: true,
      entries: [{ mail: { state: 'failed', last_error: '550 no such user', sendable: true } }],
    })
    expect(await desk.list('?state=new')).toEqual([id])
    expect((await desk.lucia.get('/api/panel')).json().data.messages).toBe(1)
  })

  it('wait for the gallery for as long as nobody saw to an answer that was refused', async () => {
    const [refused, answered] = [await desk.ask(), await desk.ask({ subject: 'Otra' })]
    const refuse = () =>
      gallery.db
        .update(mails)
        .set({ failed_at: gallery.clock.now, last_error: '550 no such user' })
        .where(eq(mails.kind, 'contactAnswer'))
    for (const id of [refused, answered]) await desk.answer(id)
    await refuse()
    await desk.answer(answered, { seen: 1 })
    gallery.clock.advance(31 * day)
    expect((await forget()).mails, 'of an answer that another one followed').toBe(1)
    await comeBack()
    expect(await desk.thread(refused)).toMatchObject({
      state: 'new',
      refused: true,
      entries: [{ mail: { state: 'failed', last_error: '550 no such user', sendable: true } }],
    })
    expect((await desk.thread(answered)).state).toBe('answered')
    await desk.lucia.patch(`/api/messages/${refused}`, { state: 'closed' })
    expect((await forget()).mails).toBe(1)
    expect((await desk.thread(refused)).state).toBe('closed')
  })

  it('are forgotten by their last word, and listed by the day that came since', async () => {
    const id = await desk.ask()
    const { last_at } = await desk.thread(id)
    await desk.lucia.patch(`/api/messages/${id}`, { remind_on: '2025-12-30' })
    gallery.clock.advance(day)
    const later = await desk.ask({ subject: 'Otra' })
    gallery.clock.now = new Date('2025-12-30T15:00:00Z')
    await comeBack()
    expect(await desk.list()).toEqual([later, id])
    expect(await remindNext(officeOf(gallery.app))).toBe(true)
    expect(await desk.list()).toEqual([id, later])
    expect((await desk.thread(id)).last_at).toBe(last_at)
    gallery.clock.now = new Date(new Date(last_at).getTime() + 365 * day + 1)
    expect((await forget()).messages).toBe(1)
    await comeBack()
    expect(await desk.thread(id)).toMatchObject({ email: '', state: 'closed' })
  })

  it('are told of in the language in which each of the gallery uses the site', async () => {
    await gallery.client().post('/en/auth/login', { email: 'lucia@ochava.example' })
    const id = await desk.ask()
    expect((await desk.answer(id)).statusCode).toBe(201)
    await desk.lucia.patch(`/api/messages/${id}`, { remind_on: '2025-03-06' })
    gallery.clock.advance(2 * day)
    expect(await remindNext(officeOf(gallery.app))).toBe(true)
    const token = threadTokenIn(await desk.lastMail())
    await desk.visitor.post(`/contact/thread/${token}`, { message: '¿Y el marco?' })
    expect(
      (await desk.mailsTo('lucia@ochava.example')).map(({ kind, language }) => [kind, language])
    ).toEqual([
      ['signIn', 'en'],
      ['contactReminder', 'en'],
      ['contactReply', 'en'],
    ])
  })

  it('are told of at the gallery’s own address in its language, whoever else types it', async () => {
    const house = 'hola@ochava.example'
    await desk.visitor.post('/en/auth/login', { email: house })
    await desk.ask()
    expect(await desk.lastMail(house)).toMatchObject({ kind: 'contactMessage', language: 'es' })
    await gallery.client().signInAs({ super: true, email: house })
    await desk.visitor.post('/en/auth/login', { email: house })
    await desk.ask({ message: 'Hola, ¿y el precio?' })
    expect(await desk.lastMail(house), 'unless it is somebody’s').toMatchObject({
      kind: 'contactMessage',
      language: 'en',
    })
  })

  it('wait for a day, on which they are new again, and whoever has them is told once', async () => {
    const id = await desk.ask()
    const change = (body: object) => desk.lucia.patch(`/api/messages/${id}`, body)
    for (const remind_on of ['2025-03-05', '2024-01-01']) {
      expect((await change({ remind_on })).statusCode).toBe(422)
    }
    expect((await change({ remind_on: '2025-03-08' })).json().data).toMatchObject({
      state: 'waiting',
      remind_at: '2025-03-08T12:00:00.000Z',
    })
    expect((await desk.lucia.get('/api/panel')).json().data.messages).toBe(0)
    expect(await remindNext(officeOf(gallery.app))).toBe(false)
    gallery.clock.advance(3 * day)
    expect(await desk.thread(id)).toMatchObject({ state: 'new', reminded: true })
    expect(await remindNext(officeOf(gallery.app))).toBe(true)
    expect(await remindNext(officeOf(gallery.app))).toBe(false)
    expect(await desk.thread(id)).toMatchObject({
      state: 'new',
      reminded: true,
      remind_at: null,
      read_at: null,
    })
    expect((await desk.mailsTo('lucia@ochava.example')).map(({ kind }) => kind)).toEqual(['contactReminder'])
    expect((await change({ state: 'closed' })).json().data).toMatchObject({
      state: 'closed',
      reminded: false,
    })
  })

  it('take nothing in any more once it is forgotten who asked', async () => {
    const id = await desk.ask()
    await anonymiseMessages(gallery.db, undefined, gallery.clock.now)
    const noted = await desk.lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'Era Ana' })
    expect([noted.statusCode, noted.json().data.id]).toEqual([409, id])
    expect((await desk.thread(id)).entries).toEqual([])
  })

  it('are somebody’s, or nobody’s, and change together', async () => {
    const first = await desk.ask()
    const second = await desk.ask({ subject: 'Otra' })
    const { data: people } = (await desk.lucia.get('/api/users?only=super')).json()
    const anaId = people.find(({ email }: { email: string }) => email === 'ana@ochava.example').id
    const many = (body: object) => desk.lucia.post('/api/messages/many', { ids: [first, second], ...body })
    expect((await many({ assigned_to: anaId })).json()).toEqual({ message: 'Cambiaste 2 mensajes.' })
    expect(await desk.list(`?assigned=${anaId}`)).toEqual([second, first])
    expect((await desk.lucia.patch(`/api/messages/${first}`, { assigned_to: null })).statusCode).toBe(200)
    expect(await desk.list('?assigned=nobody')).toEqual([first])
    expect((await many({ assigned_to: 4711 })).statusCode).toBe(422)
    await many({ state: 'closed', read: true })
    expect((await desk.lucia.get('/api/messages')).json()).toMatchObject({
      unread: 0,
      counts: { new: 0, answered: 0, waiting: 0, closed: 2 },
    })
    expect((await desk.lucia.post('/api/messages/many', { ids: [first, 4711], bin: true })).statusCode).toBe(
      404
    )
    expect(await desk.list()).toHaveLength(2)
    await many({ bin: true })
    expect(await desk.list()).toEqual([])
  })

  it('are answered with texts that the gallery keeps', async () => {
    const made = await desk.lucia.post('/api/savedAnswers', { name: 'Sí', text_es: 'Hola, {nombre}' })
    expect(made.statusCode).toBe(201)
    const { id } = made.json().data
    await desk.lucia.patch(`/api/savedAnswers/${id}`, { text_en: 'Hello {nombre}' })
    expect((await desk.lucia.get('/api/savedAnswers')).json().data).toEqual([
      { id, name: 'Sí', text_es: 'Hola, {nombre}', text_en: 'Hello {nombre}' },
    ])
    expect((await desk.lucia.delete(`/api/savedAnswers/${id}`)).statusCode).toBe(200)
    expect((await desk.lucia.delete(`/api/savedAnswers/${id}`)).statusCode).toBe(404)
  })

  it('are theirs to take along, with what was answered and not with what the house noted', async () => {
    const id = await desk.ask()
    await desk.answer(id)
    await desk.lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    await desk.visitor.signInAs({ email: question.email })
    const body = (await desk.visitor.get('/auth/export')).body
    expect(body).toContain('Hola, Martina: sí.')
    expect(body).not.toContain('canary')
  })
})
