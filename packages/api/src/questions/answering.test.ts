import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { closeDesk, type Desk, openDesk, question, startDesk } from '../testing/desk.ts'
import { readPdf } from '../testing/readPdf.ts'
import type { TestApp } from '../testing/testApp.ts'

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
  it('are answered by mail, in the language of who asked, from the gallery’s address', async () => {
    const id = await desk.ask()
    const response = await desk.answer(id)
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({
      state: 'answered',
      assigned: { full_name: 'Lucía Paz' },
      entries: [{ kind: 'answer', by: { full_name: 'Lucía Paz' }, mail: { state: 'waiting' } }],
    })
    const mail = await desk.lastMail()
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
    expect((await desk.thread(id)).entries[0].mail.state).toBe('sent')
    await desk.answer(id, { language: 'en', seen: 1, state: 'closed' })
    expect((await desk.lastMail()).language).toBe('en')
    expect((await desk.thread(id)).state).toBe('closed')
  })

  it('take sheets of works along, and prices only where somebody attached them', async () => {
    const { one, hidden } = desk.room.works
    const id = await desk.ask({ works: `${one},${hidden}`, room: desk.room.wall.link })
    async function pdfOf(paper: string) {
      const { statusCode } = await desk.answer(id, { paper, works: [one, hidden], anyway: true })
      expect(statusCode).toBe(201)
      const [file] = (await desk.lastMail()).attachments
      return (await readPdf(Buffer.from(file?.content ?? '', 'base64'))).pages
    }
    const plain = await pdfOf('sheets')
    expect(plain).toHaveLength(2)
    expect(plain[0]).toContain('Ana Roca Uno 1974 Óleo sobre tela 120 × 90,5 cm')
    expect(plain.join()).not.toMatch(/38.000|Reservada|Consultar/)
    expect((await pdfOf('priced')).join()).toContain('USD 38.000')
    expect((await pdfOf('list')).join()).toContain('USD 38.000')
    const none = await desk.answer(id, { paper: 'sheets', works: [], anyway: true })
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([422, ['works']])
  })

  it('take the link of an open room along, and of no other', async () => {
    const id = await desk.ask()
    await desk.answer(id, { room: desk.room.wall.id })
    const [, link = ''] =
      /ochava\.example\/es\/share\/collection\/(\S+)/.exec((await desk.lastMail()).text) ?? []
    expect(link, 'one of their own').not.toBe(desk.room.wall.link)
    expect((await gallery.client().get(`/api/share/collection/${link}`)).statusCode).toBe(200)
    expect((await desk.thread(id)).entries[0].room.title_es).toBe('Un muro')
    const { data: people } = (await desk.lucia.get(`/api/collections/${desk.room.wall.id}/people`)).json()
    expect(people).toMatchObject([{ email: question.email, link, opened: 0 }])
    await desk.answer(id, { room: desk.room.wall.id, seen: 1 })
    expect((await desk.lastMail()).text, 'the same the next time').toContain(link)
    await desk.lucia.delete(`/api/collections/${desk.room.wall.id}/people/${people[0].id}`)
    for (const other of [desk.room.wall.id, desk.room.paper.id, 4711]) {
      const refused = await desk.answer(id, { room: other, seen: 2 })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['room']])
    }
    const url = `/api/collections/${desk.room.wall.id}/people`
    const again = { name: 'Ana', email: question.email, note: '', language: 'es', send: false }
    const added = (await desk.lucia.post(url, again)).json().data
    expect((await desk.answer(id, { room: desk.room.wall.id, seen: 2 })).statusCode).toBe(201)
    expect((await desk.lastMail()).text, 'the link that holds').toContain(added.link)
  })

  it('take one link along for one person, though two of theirs are answered at once', async () => {
    const asked = [await desk.ask(), await desk.ask()]
    await Promise.all(asked.map((id) => desk.answer(id, { room: desk.room.wall.id })))
    const { data: people } = (await desk.lucia.get(`/api/collections/${desk.room.wall.id}/people`)).json()
    expect(people).toMatchObject([{ email: question.email }])
  })

  it('are answered by one of two: the other sees what was written, loses nothing, and may go on', async () => {
    const id = await desk.ask()
    const answers = await Promise.all([desk.answer(id), desk.answer(id, { text: 'Otra.' }, desk.ana)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().data.entries).toHaveLength(1)
    expect(late?.json().message).toContain('mientras tanto')
    expect(
      (await desk.answer(id, { text: 'Además.', anyway: true }, desk.ana)).json().data.entries
    ).toHaveLength(2)
  })

  it('say who is writing an answer, for as long as they are', async () => {
    const id = await desk.ask()
    const write = async (who: TestClient, writing: boolean) =>
      (await who.post(`/api/messages/${id}/writing`, { writing })).json().data
    expect(await write(desk.lucia, true)).toEqual({ writers: [], entries: 0 })
    gallery.clock.advance(20_000)
    const told = await write(desk.ana, true)
    expect(told.writers).toMatchObject([{ full_name: 'Lucía Paz' }])
    expect((await desk.thread(id, desk.ana)).writers).toMatchObject([{ full_name: 'Lucía Paz' }])
    await desk.answer(id)
    expect(await write(desk.ana, true)).toEqual({ writers: [], entries: 1 })
    gallery.clock.advance(60_000)
    expect((await desk.thread(id)).writers).toEqual([])
  })

  it('put no hostile name or subject into a header, nor into HTML', async () => {
    const id = await desk.ask({ name: '<img src=x>', subject: '<script>Re: x' })
    await desk.answer(id, { text: '<b>Hola</b>\r\nBcc: todos@example.org' })
    const { subject, html, to } = await desk.lastMail()
    expect([subject, to]).toEqual(['Re: <script>Re: x', question.email])
    expect(html).not.toMatch(/<b>Hola|<script|<img src=x/)
    expect(
      (await desk.visitor.post('/contact/link', { ...question, subject: 'a\r\nBcc: b@c.d' })).statusCode
    ).toBe(422)
  })
})
