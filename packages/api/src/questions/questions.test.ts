import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { officeOf } from '../office.ts'
import { setOptions } from '../options/options.queries.ts'
import { forgetOld } from '../retention/retention.ts'
import { collections } from '../tables/collections.table.ts'
import { mails } from '../tables/mails.table.ts'
import { works } from '../tables/works.table.ts'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { readPdf } from '../testing/readPdf.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { addMovement } from '../works/movements.queries.ts'
import { remindNext } from './reminding.ts'

const day = 24 * 60 * 60_000
const owner = 'canary-owner'
const address = 'canary-address'

describe('questions about works', () => {
  let gallery: TestApp
  let room: BackRoom
  let visitor: TestClient
  let lucia: TestClient
  let ana: TestClient

  beforeAll(async () => {
    // A guard that asks Google costs no work.
    vi.stubGlobal('fetch', async () => Response.json({ success: true }))
    gallery = await testApp({
      env: { PUBLIC_URL: 'http://ochava.example', RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
    })
  })
  beforeEach(async () => {
    await gallery.reset()
    const writing = { now: gallery.clock.now, by: null }
    await setOptions(gallery.db, { name: 'Ochava', mail: 'hola@ochava.example' }, writing)
    room = await fillBackRoom(gallery)
    for (const work of [room.works.one, room.works.hidden]) {
      const line = { owner, address, status: 'En consignación', currency: 'USD', date: '2025-03-01' } as const
      await addMovement(gallery.db, work, { ...line, price: 38_000 }, writing)
    }
    visitor = gallery.client()
    lucia = gallery.client()
    ana = gallery.client()
    await lucia.signInAs({
      super: true,
      email: 'lucia@ochava.example',
      first_name: 'Lucía',
      last_name: 'Paz',
    })
    await ana.signInAs({ super: true, email: 'ana@ochava.example', first_name: 'Ana', last_name: 'Roca' })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await gallery.close()
  })

  const form = {
    name: 'Martina Sosa',
    email: 'martina@example.org',
    subject: 'Consulta por obras',
    message: 'Hola, ¿están disponibles?',
  }
  async function ask(changes: object = {}): Promise<number> {
    const sent = await visitor.post('/contact', { ...form, ...changes, grecaptcha: 'answer' })
    expect(sent.statusCode).toBe(200)
    return (await lucia.get('/api/messages')).json().data[0].id
  }
  const thread = async (id: number, who = lucia) => (await who.get(`/api/messages/${id}`)).json().data
  const askedIn = async (id: number) => (await thread(id)).asked.map((work: { id: number }) => work.id)
  const answer = (id: number, changes: object = {}, who = lucia) =>
    who.post(`/api/messages/${id}/answers`, { text: 'Hola, Martina: sí.', seen: 0, ...changes })
  const mailsTo = (to: string) =>
    gallery.db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.id))
  async function lastMail(to = form.email) {
    const mail = (await mailsTo(to)).at(-1)
    if (!mail) throw new Error(`No mail to ${to}`)
    return mail
  }
  const tokenIn = ({ text }: { text: string }) => /contact\/thread\/([\w-]{43})/.exec(text)?.[1] ?? 'no link'
  const list = async (query = '') =>
    (await lucia.get(`/api/messages${query}`)).json().data.map(({ id }: { id: number }) => id)

  it('name the works that whoever asks sees, in their order; others are passed over without a word', async () => {
    const { one, two, hidden } = room.works
    const [secret] = await gallery.db.select().from(works).where(eq(works.id, hidden))
    expect(await askedIn(await ask({ works: `${two},${hidden},${one},4711` }))).toEqual([two, one])
    const inRoom = await ask({ works: `${secret?.hash},${two}`, room: room.wall.link })
    expect(await askedIn(inRoom)).toEqual([hidden, two])
    expect((await thread(inRoom)).room).toMatchObject({ link: room.wall.link, title_es: 'Un muro' })
    expect(await askedIn(await ask({ works: `${hidden}`, secret: secret?.secret_link }))).toEqual([hidden])
    expect(await askedIn(await ask({ works: `${hidden}`, room: room.paper.link }))).toEqual([])
    await gallery.db.update(collections).set({ open_until: gallery.clock.now })
    const closed = await ask({ works: `${hidden}`, room: room.wall.link })
    expect([await askedIn(closed), (await thread(closed)).room]).toEqual([[], null])
    expect((await visitor.post('/contact/link', { ...form, works: 'x' })).statusCode).toBe(422)
  })

  it('are not about what is gone from a room, of which nothing but its name is left there', async () => {
    const { hidden } = room.works
    const [work] = await gallery.db.select().from(works).where(eq(works.id, hidden))
    const offered = async () =>
      (await visitor.get(`/contact/works?room=${room.wall.link}&works=${work?.hash}`)).json().data
    expect(await offered()).toMatchObject([{ id: hidden }])
    const gone = {
      owner,
      address,
      status: 'Devuelta',
      currency: 'USD',
      date: '2025-03-02',
      price: null,
    } as const
    await addMovement(gallery.db, hidden, gone, { now: gallery.clock.now, by: null })
    expect(await offered()).toEqual([])
    expect(await askedIn(await ask({ works: `${hidden}`, room: room.wall.link }))).toEqual([])
  })

  it('keep their works and their room while they wait for the link that was mailed', async () => {
    await visitor.post('/contact/link', { ...form, works: `${room.works.hidden}`, room: room.wall.link })
    const [, token = ''] = /contact\/([\w-]{43})/.exec((await lastMail()).text) ?? []
    await visitor.post(`/contact/link/${token}`)
    const [id] = await list()
    expect(await askedIn(id)).toEqual([room.works.hidden])
    expect((await thread(id)).room.link).toBe(room.wall.link)
  })

  it('show the works as they are when they are read, and stand in the records of the works', async () => {
    const { one, two } = room.works
    const id = await ask({ works: `${one},${two}` })
    const [first] = (await thread(id)).asked
    expect(first).toMatchObject({ last_movement: { price: 38_000 }, hold: { client: secrets.client } })
    await lucia.post(`/api/works/${one}/movements`, {
      status: 'Vendida',
      price: 40_000,
      currency: 'USD',
      despite_holds: true,
    })
    await lucia.delete(`/api/works/${two}`)
    expect(await thread(id)).toMatchObject({
      gone: 1,
      asked: [{ hold: null, last_movement: { status: 'Vendida', price: 40_000 } }],
    })
    expect(await list(`?work=${one}`)).toEqual([id])
    expect(await list(`?work=${room.works.hidden}`)).toEqual([])
    const other = await ask({ subject: 'Otra cosa' })
    expect((await thread(id)).others).toMatchObject([{ id: other, subject: 'Otra cosa' }])
    expect(await list('?query=uno')).toEqual([id])
  })

  it('tell the gallery which works they are about', async () => {
    await ask({ works: `${room.works.one}` })
    const mail = await lastMail('hola@ochava.example')
    expect(mail.text).toContain('Ana Roca, Uno (A-1)')
    expect(mail.text).toMatch(/admin\/messages\?m=\d+/)
    expect((await lastMail()).text).not.toContain('Uno')
  })

  it('are answered by mail, in the language of who asked, from the gallery’s address', async () => {
    const id = await ask()
    const response = await answer(id)
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({
      state: 'answered',
      assigned: { full_name: 'Lucía Paz' },
      entries: [{ kind: 'answer', by: { full_name: 'Lucía Paz' }, mail: { state: 'waiting' } }],
    })
    const mail = await lastMail()
    expect(mail).toMatchObject({
      kind: 'contactAnswer',
      language: 'es',
      reply_to: 'hola@ochava.example',
      subject: 'Re: Consulta por obras',
      attachments: [],
    })
    for (const text of ['Hola, Martina: sí.', 'Lucía Paz, Ochava', '> Hola, ¿están disponibles?']) {
      expect(mail.text).toContain(text)
    }
    await gallery.db.update(mails).set({ sent_at: gallery.clock.now }).where(eq(mails.id, mail.id))
    expect((await thread(id)).entries[0].mail.state).toBe('sent')
    await answer(id, { language: 'en', seen: 1, state: 'closed' })
    expect((await lastMail()).language).toBe('en')
    expect((await thread(id)).state).toBe('closed')
  })

  it('take sheets of works along, and prices only where somebody attached them', async () => {
    const { one, hidden } = room.works
    const id = await ask({ works: `${one},${hidden}`, room: room.wall.link })
    async function pdfOf(paper: string) {
      const { statusCode } = await answer(id, { paper, works: [one, hidden], anyway: true })
      expect(statusCode).toBe(201)
      const [file] = (await lastMail()).attachments
      return (await readPdf(Buffer.from(file?.content ?? '', 'base64'))).pages
    }
    const plain = await pdfOf('sheets')
    expect(plain).toHaveLength(2)
    expect(plain[0]).toContain('Ana Roca Uno 1974 Óleo sobre tela 120 × 90,5 cm')
    expect(plain.join()).not.toMatch(/38.000|Reservada|Consultar/)
    expect((await pdfOf('priced')).join()).toContain('USD 38.000')
    expect((await pdfOf('list')).join()).toContain('USD 38.000')
    const none = await answer(id, { paper: 'sheets', works: [], anyway: true })
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([422, ['works']])
  })

  it('take the link of an open room along, and of no other', async () => {
    const id = await ask()
    await answer(id, { room: room.wall.id })
    const [, link = ''] = /ochava\.example\/es\/share\/collection\/(\S+)/.exec((await lastMail()).text) ?? []
    expect(link, 'one of their own').not.toBe(room.wall.link)
    expect((await gallery.client().get(`/api/share/collection/${link}`)).statusCode).toBe(200)
    expect((await thread(id)).entries[0].room.title_es).toBe('Un muro')
    const { data: people } = (await lucia.get(`/api/collections/${room.wall.id}/people`)).json()
    expect(people).toMatchObject([{ email: form.email, link, opened: 0 }])
    await answer(id, { room: room.wall.id, seen: 1 })
    expect((await lastMail()).text, 'the same the next time').toContain(link)
    await lucia.delete(`/api/collections/${room.wall.id}/people/${people[0].id}`)
    for (const other of [room.wall.id, room.paper.id, 4711]) {
      const refused = await answer(id, { room: other, seen: 2 })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['room']])
    }
  })

  it('are answered by one of two: the other sees what was written, loses nothing, and may go on', async () => {
    const id = await ask()
    const answers = await Promise.all([answer(id), answer(id, { text: 'Otra.' }, ana)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().data.entries).toHaveLength(1)
    expect(late?.json().message).toContain('mientras tanto')
    expect((await answer(id, { text: 'Además.', anyway: true }, ana)).json().data.entries).toHaveLength(2)
  })

  it('say who is writing an answer, for as long as they are', async () => {
    const id = await ask()
    const write = async (who: TestClient, writing: boolean) =>
      (await who.post(`/api/messages/${id}/writing`, { writing })).json().data
    expect(await write(lucia, true)).toEqual({ writers: [], entries: 0 })
    gallery.clock.advance(20_000)
    const told = await write(ana, true)
    expect(told.writers).toMatchObject([{ full_name: 'Lucía Paz' }])
    expect((await thread(id, ana)).writers).toMatchObject([{ full_name: 'Lucía Paz' }])
    await answer(id)
    expect(await write(ana, true)).toEqual({ writers: [], entries: 1 })
    gallery.clock.advance(60_000)
    expect((await thread(id)).writers).toEqual([])
  })

  it('go on by the link of an answer, and wait for whoever has them', async () => {
    const id = await ask({ works: `${room.works.one}` })
    await lucia.patch(`/api/messages/${id}`, { assigned_to: (await thread(id)).assigned?.id ?? null })
    await answer(id)
    const token = tokenIn(await lastMail())
    await lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    await lucia.post(`/api/messages/${id}/entries`, { kind: 'reply', text: 'canary-call' })
    const own = (await visitor.get(`/contact/thread/${token}`)).json().data
    expect(own).toMatchObject({
      message: form.message,
      works: [{ title_es: 'Uno', artist: 'Ana Roca' }],
      entries: [{ kind: 'answer', text: 'Hola, Martina: sí.' }],
    })
    const sent = await visitor.post(`/contact/thread/${token}`, { message: '¿Y el marco?' })
    expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'Gracias. Te respondemos pronto.' }])
    expect(await thread(id)).toMatchObject({ state: 'new', read_at: null, last: { text: '¿Y el marco?' } })
    const mail = await lastMail('lucia@ochava.example')
    expect(mail).toMatchObject({ kind: 'contactReply', reply_to: form.email })
    expect(mail.text).toContain('¿Y el marco?')
    expect((await visitor.get(`/contact/thread/${token}`)).json().data.entries).toHaveLength(2)
  })

  it('cannot be read or written to without the link, nor once nobody is to know of them', async () => {
    const id = await ask()
    await answer(id)
    const token = tokenIn(await lastMail())
    for (const other of ['x'.repeat(43), 'short', `${token}x`]) {
      expect((await visitor.get(`/contact/thread/${other}`)).statusCode).toBe(404)
      expect((await visitor.post(`/contact/thread/${other}`, { message: 'Hola' })).statusCode).toBe(404)
    }
    const robot = await visitor.post(`/contact/thread/${token}`, { message: 'Hola', website: 'x' })
    expect(robot.statusCode).toBe(422)
    await lucia.delete(`/api/messages/${id}`)
    expect((await visitor.get(`/contact/thread/${token}`)).statusCode).toBe(404)
    await lucia.post(`/api/messages/${id}/restore`)
    gallery.clock.advance(400 * day)
    await forgetOld(gallery.db, { now: gallery.clock.now, days: 365, zone: gallery.app.env.GALLERY_TZ })
    expect((await visitor.get(`/contact/thread/${token}`)).statusCode).toBe(404)
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    expect(await thread(id)).toMatchObject({ email: '', state: 'closed', entries: [{ text: '' }] })
    expect((await answer(id, { seen: 1 })).statusCode).toBe(409)
  })

  it('are written on so often by one link, and no more', async () => {
    await answer(await ask())
    const token = tokenIn(await lastMail())
    const write = async () => (await visitor.post(`/contact/thread/${token}`, { message: 'Hola' })).statusCode
    for (let times = 0; times < 10; times += 1) expect(await write()).toBe(200)
    expect(await write()).toBe(429)
  })

  it('tell nobody outside anything of the works but what visitors see', async () => {
    const { one, hidden } = room.works
    const id = await ask({ works: `${one},${hidden}`, room: room.wall.link })
    await answer(id, { paper: 'sheets', works: [one, hidden], room: room.wall.id })
    await lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    const mail = await lastMail()
    const [file] = mail.attachments
    const pdf = await readPdf(Buffer.from(file?.content ?? '', 'base64'))
    const page = await visitor.get(`/contact/thread/${tokenIn(mail)}`)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const told = [mail.html, mail.text, mail.subject, page.body, JSON.stringify(pdf)].join()
    expect(told).not.toMatch(/canary|38.?000/)
    expect(told).toContain('Escondida')
  })

  it('put no hostile name or subject into a header, nor into HTML', async () => {
    const id = await ask({ name: '<img src=x>', subject: '<script>Re: x' })
    await answer(id, { text: '<b>Hola</b>\r\nBcc: todos@example.org' })
    const { subject, html, to } = await lastMail()
    expect([subject, to]).toEqual(['Re: <script>Re: x', form.email])
    expect(html).not.toMatch(/<b>Hola|<script|<img src=x/)
    expect((await visitor.post('/contact/link', { ...form, subject: 'a\r\nBcc: b@c.d' })).statusCode).toBe(
      422
    )
  })

  it('wait again for the gallery where the mail server refuses the answer', async () => {
    const id = await ask()
    await answer(id)
    await gallery.db
      .update(mails)
      .set({ failed_at: gallery.clock.now, last_error: '550 no such user' })
      .where(eq(mails.kind, 'contactAnswer'))
    expect(await thread(id)).toMatchObject({
      state: 'new',
      refused: true,
      entries: [{ mail: { state: 'failed', last_error: '550 no such user', sendable: true } }],
    })
    expect(await list('?state=new')).toEqual([id])
    expect((await lucia.get('/api/panel')).json().data.messages).toBe(1)
  })

  it('wait for a day, on which they are new again, and whoever has them is told once', async () => {
    const id = await ask()
    const change = (body: object) => lucia.patch(`/api/messages/${id}`, body)
    for (const remind_on of ['2025-03-05', '2024-01-01']) {
      expect((await change({ remind_on })).statusCode).toBe(422)
    }
    expect((await change({ remind_on: '2025-03-08' })).json().data).toMatchObject({
      state: 'waiting',
      remind_at: '2025-03-08T12:00:00.000Z',
    })
    expect((await lucia.get('/api/panel')).json().data.messages).toBe(0)
    expect(await remindNext(officeOf(gallery.app))).toBe(false)
    gallery.clock.advance(3 * day)
    expect(await thread(id)).toMatchObject({ state: 'new', reminded: true })
    expect(await remindNext(officeOf(gallery.app))).toBe(true)
    expect(await remindNext(officeOf(gallery.app))).toBe(false)
    expect(await thread(id)).toMatchObject({ state: 'new', reminded: true, remind_at: null, read_at: null })
    expect((await mailsTo('lucia@ochava.example')).map(({ kind }) => kind)).toEqual(['contactReminder'])
    expect((await change({ state: 'closed' })).json().data).toMatchObject({
      state: 'closed',
      reminded: false,
    })
  })

  it('are somebody’s, or nobody’s, and change together', async () => {
    const first = await ask()
    const second = await ask({ subject: 'Otra' })
    const { data: people } = (await lucia.get('/api/users?only=super')).json()
    const anaId = people.find(({ email }: { email: string }) => email === 'ana@ochava.example').id
    const many = (body: object) => lucia.post('/api/messages/many', { ids: [first, second], ...body })
    expect((await many({ assigned_to: anaId })).json()).toEqual({ message: 'Cambiaste 2 mensajes.' })
    expect(await list(`?assigned=${anaId}`)).toEqual([second, first])
    expect((await lucia.patch(`/api/messages/${first}`, { assigned_to: null })).statusCode).toBe(200)
    expect(await list('?assigned=nobody')).toEqual([first])
    expect((await many({ assigned_to: 4711 })).statusCode).toBe(422)
    await many({ state: 'closed', read: true })
    expect((await lucia.get('/api/messages')).json()).toMatchObject({
      unread: 0,
      counts: { new: 0, answered: 0, waiting: 0, closed: 2 },
    })
    expect((await lucia.post('/api/messages/many', { ids: [first, 4711], bin: true })).statusCode).toBe(404)
    expect(await list()).toHaveLength(2)
    await many({ bin: true })
    expect(await list()).toEqual([])
  })

  it('are answered with texts that the gallery keeps', async () => {
    const made = await lucia.post('/api/savedAnswers', { name: 'Sí', text_es: 'Hola, {nombre}' })
    expect(made.statusCode).toBe(201)
    const { id } = made.json().data
    await lucia.patch(`/api/savedAnswers/${id}`, { text_en: 'Hello {nombre}' })
    expect((await lucia.get('/api/savedAnswers')).json().data).toEqual([
      { id, name: 'Sí', text_es: 'Hola, {nombre}', text_en: 'Hello {nombre}' },
    ])
    expect((await lucia.delete(`/api/savedAnswers/${id}`)).statusCode).toBe(200)
    expect((await lucia.delete(`/api/savedAnswers/${id}`)).statusCode).toBe(404)
  })

  it('are theirs to take along, with what was answered and not with what the house noted', async () => {
    const id = await ask()
    await answer(id)
    await lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    await visitor.signInAs({ email: form.email })
    const body = (await visitor.get('/auth/export')).body
    expect(body).toContain('Hola, Martina: sí.')
    expect(body).not.toContain('canary')
  })
})
