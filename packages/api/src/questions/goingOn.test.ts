import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../retention/retention.ts'
import { closeDesk, type Desk, openDesk, question, startDesk, threadTokenIn } from '../testing/desk.ts'
import { readPdf } from '../testing/readPdf.ts'
import type { TestApp } from '../testing/testApp.ts'

const hour = 60 * 60_000
const day = 24 * hour
let gallery: TestApp
let desk: Desk

beforeAll(async () => {
  gallery = await startDesk()
})
beforeEach(async () => {
  desk = await openDesk(gallery)
})
afterAll(() => closeDesk(gallery))

describe('questions about works', () => {
  it('go on by the link of an answer, and wait for whoever has them', async () => {
    const id = await desk.ask({ works: `${desk.room.works.one}` })
    await desk.lucia.patch(`/api/messages/${id}`, {
      assigned_to: (await desk.thread(id)).assigned?.id ?? null,
    })
    await desk.answer(id)
    const token = threadTokenIn(await desk.lastMail())
    await desk.lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    await desk.lucia.post(`/api/messages/${id}/entries`, { kind: 'reply', text: 'canary-call' })
    const own = (await desk.visitor.get(`/contact/thread/${token}`)).json().data
    expect(own).toMatchObject({
      message: question.message,
      works: [{ title_es: 'Uno', artist: 'Ana Roca' }],
      entries: [{ kind: 'answer', text: 'Hola, Martina: sí.' }],
    })
    const sent = await desk.visitor.post(`/contact/thread/${token}`, { message: '¿Y el marco?' })
    expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'Gracias. Te respondemos pronto.' }])
    expect(await desk.thread(id)).toMatchObject({
      state: 'new',
      read_at: null,
      last: { text: '¿Y el marco?' },
    })
    const mail = await desk.lastMail('lucia@ochava.example')
    expect(mail).toMatchObject({ kind: 'contactReply', reply_to: question.email })
    expect(mail.text).toContain('¿Y el marco?')
    expect((await desk.visitor.get(`/contact/thread/${token}`)).json().data.entries).toHaveLength(2)
  })

  it('hold once what was sent again since its answer was lost', async () => {
    const id = await desk.ask()
    await desk.answer(id)
    const token = threadTokenIn(await desk.lastMail())
    const write = (message: string) => desk.visitor.post(`/contact/thread/${token}`, { message })
    const note = (text: string, who = desk.lucia, kind = 'note') =>
      who.post(`/api/messages/${id}/entries`, { kind, text })
    const twice = await Promise.all([write('¿Y el marco?'), write('¿Y el marco?')])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await desk.mailsTo('lucia@ochava.example')).toHaveLength(1)
    const noted = await Promise.all([note('Llamó'), note('Llamó')])
    expect(noted.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const texts = async () => (await desk.thread(id)).entries.map(({ text }: { text: string }) => text)
    expect(await texts()).toEqual(['Hola, Martina: sí.', '¿Y el marco?', 'Llamó'])

    await note('Llamó', desk.ana)
    await note('Llamó', desk.ana, 'reply')
    await write('¿Y el marco?')
    gallery.clock.advance(hour)
    await write('¿Y el marco?')
    const others = ['Llamó', 'Llamó', '¿Y el marco?', '¿Y el marco?']
    expect((await texts()).slice(3), 'by another, of another kind, after others, an hour later').toEqual(
      others
    )
  })

  it('cannot be read or written to without the link, nor once nobody is to know of them', async () => {
    const id = await desk.ask()
    await desk.answer(id)
    const token = threadTokenIn(await desk.lastMail())
    for (const other of ['x'.repeat(43), 'short', `${token}x`]) {
      expect((await desk.visitor.get(`/contact/thread/${other}`)).statusCode).toBe(404)
      expect((await desk.visitor.post(`/contact/thread/${other}`, { message: 'Hola' })).statusCode).toBe(404)
    }
    const robot = await desk.visitor.post(`/contact/thread/${token}`, { message: 'Hola', website: 'x' })
    expect(robot.statusCode).toBe(422)
    await desk.lucia.delete(`/api/messages/${id}`)
    expect((await desk.visitor.get(`/contact/thread/${token}`)).statusCode).toBe(404)
    await desk.lucia.post(`/api/messages/${id}/restore`)
    gallery.clock.advance(400 * day)
    await forgetOld(gallery.db, { now: gallery.clock.now, days: 365, zone: gallery.app.env.GALLERY_TZ })
    expect((await desk.visitor.get(`/contact/thread/${token}`)).statusCode).toBe(404)
    await desk.lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    expect(await desk.thread(id)).toMatchObject({ email: '', state: 'closed', entries: [{ text: '' }] })
    expect((await desk.answer(id, { seen: 1 })).statusCode).toBe(409)
  })

  it('are written on so often by one link, and no more', async () => {
    await desk.answer(await desk.ask())
    const token = threadTokenIn(await desk.lastMail())
    const write = async () =>
      (await desk.visitor.post(`/contact/thread/${token}`, { message: 'Hola' })).statusCode
    for (let times = 0; times < 10; times += 1) expect(await write()).toBe(200)
    expect(await write()).toBe(429)
  })

  it('tell nobody outside anything of the works but what visitors see', async () => {
    const { one, hidden } = desk.room.works
    const id = await desk.ask({ works: `${one},${hidden}`, room: desk.room.wall.link })
    await desk.answer(id, { paper: 'sheets', works: [one, hidden], room: desk.room.wall.id })
    await desk.lucia.post(`/api/messages/${id}/entries`, { kind: 'note', text: 'canary-note' })
    const mail = await desk.lastMail()
    const [file] = mail.attachments
    const pdf = await readPdf(Buffer.from(file?.content ?? '', 'base64'))
    const page = await desk.visitor.get(`/contact/thread/${threadTokenIn(mail)}`)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const told = [mail.html, mail.text, mail.subject, page.body, JSON.stringify(pdf)].join()
    expect(told).not.toMatch(/canary|38.?000/)
    expect(told).toContain('Escondida')
  })
})
