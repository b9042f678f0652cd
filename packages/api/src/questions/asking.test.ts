import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { collections } from '../tables/collections.table.ts'
import { works } from '../tables/works.table.ts'
import { secrets } from '../testing/backRoom.ts'
import { canaries, closeDesk, type Desk, openDesk, question, startDesk } from '../testing/desk.ts'
import type { TestApp } from '../testing/testApp.ts'
import { touchWork } from '../works/changes.queries.ts'
import { addMovement } from '../works/movements.queries.ts'

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
  it('name the works that whoever asks sees, in their order; others are passed over without a word', async () => {
    const { one, two, hidden } = desk.room.works
    const [secret] = await gallery.db.select().from(works).where(eq(works.id, hidden))
    expect(await desk.askedIn(await desk.ask({ works: `${two},${hidden},${one},4711` }))).toEqual([two, one])
    const inRoom = await desk.ask({ works: `${secret?.hash},${two}`, room: desk.room.wall.link })
    expect(await desk.askedIn(inRoom)).toEqual([hidden, two])
    expect((await desk.thread(inRoom)).room).toMatchObject({ link: desk.room.wall.link, title_es: 'Un muro' })
    expect(await desk.askedIn(await desk.ask({ works: `${hidden}`, secret: secret?.secret_link }))).toEqual([
      hidden,
    ])
    expect(await desk.askedIn(await desk.ask({ works: `${hidden}`, room: desk.room.paper.link }))).toEqual([])
    await gallery.db.update(collections).set({ open_until: gallery.clock.now })
    const closed = await desk.ask({ works: `${hidden}`, room: desk.room.wall.link })
    expect([await desk.askedIn(closed), (await desk.thread(closed)).room]).toEqual([[], null])
    expect((await desk.visitor.post('/contact/link', { ...question, works: 'x' })).statusCode).toBe(422)
  })

  it.runIf(inject('testTemplate').kind === 'postgres')(
    'do not wait for somebody who is saving the work',
    async () => {
      const { one } = desk.room.works
      await gallery.db.transaction(async (tx) => {
        await touchWork(tx, one, { now: gallery.clock.now, by: null })
        expect(await desk.askedIn(await desk.ask({ works: `${one}` }))).toEqual([one])
      })
    }
  )

  it('are not about what is gone from a room, of which nothing but its name is left there', async () => {
    const { hidden } = desk.room.works
    const [work] = await gallery.db.select().from(works).where(eq(works.id, hidden))
    const offered = async () =>
      (await desk.visitor.get(`/contact/works?room=${desk.room.wall.link}&works=${work?.hash}`)).json().data
    expect(await offered()).toMatchObject([{ id: hidden }])
    const gone = {
      ...canaries,
      status: 'Devuelta',
      currency: 'USD',
      date: '2025-03-02',
      price: null,
    } as const
    await addMovement(gallery.db, hidden, gone, { now: gallery.clock.now, by: null })
    expect(await offered()).toEqual([])
    expect(await desk.askedIn(await desk.ask({ works: `${hidden}`, room: desk.room.wall.link }))).toEqual([])
  })

  it('keep their works and their room while they wait for the link that was mailed', async () => {
    await desk.visitor.post('/contact/link', {
      ...question,
      works: `${desk.room.works.hidden}`,
      room: desk.room.wall.link,
    })
    const [, token = ''] = /contact\/([\w-]{43})/.exec((await desk.lastMail()).text) ?? []
    await desk.visitor.post(`/contact/link/${token}`)
    const [id] = await desk.list()
    expect(await desk.askedIn(id)).toEqual([desk.room.works.hidden])
    expect((await desk.thread(id)).room.link).toBe(desk.room.wall.link)
  })

  it('show the works as they are when they are read, and stand in the records of the works', async () => {
    const { one, two } = desk.room.works
    const id = await desk.ask({ works: `${one},${two}` })
    const [first] = (await desk.thread(id)).asked
    expect(first).toMatchObject({ last_movement: { price: 38_000 }, hold: { client: secrets.client } })
    await desk.lucia.post(`/api/works/${one}/movements`, {
      status: 'Vendida',
      price: 40_000,
      currency: 'USD',
      despite_holds: true,
    })
    await desk.lucia.delete(`/api/works/${two}`)
    expect(await desk.thread(id)).toMatchObject({
      gone: 1,
      asked: [{ hold: null, last_movement: { status: 'Vendida', price: 40_000 } }],
    })
    expect(await desk.list(`?work=${one}`)).toEqual([id])
    expect(await desk.list(`?work=${desk.room.works.hidden}`)).toEqual([])
    const other = await desk.ask({ subject: 'Otra cosa' })
    expect((await desk.thread(id)).others).toMatchObject([{ id: other, subject: 'Otra cosa' }])
    expect(await desk.list('?query=uno')).toEqual([id])
  })

  it('tell the gallery which works they are about', async () => {
    await desk.ask({ works: `${desk.room.works.one}` })
    const mail = await desk.lastMail('hola@ochava.example')
    expect(mail.text).toContain('Ana Roca, Uno (A-1)')
    expect(mail.text).toMatch(/admin\/messages\?m=\d+/)
    expect((await desk.lastMail()).text).not.toContain('Uno')
  })
})
