import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { forgetOld } from '../retention/retention.ts'
import { mails } from '../tables/mails.table.ts'
import { closeDesk, type Desk, openDesk, question, startDesk, threadTokenIn } from '../testing/desk.ts'
import type { TestApp } from '../testing/testApp.ts'

const day = 24 * 60 * 60_000
const other = { name: 'Bruno Rey', email: 'bruno@example.org', subject: 'Otra cosa', message: 'Hola' }
let gallery: TestApp
let desk: Desk

beforeAll(async () => {
  gallery = await startDesk()
})
beforeEach(async () => {
  desk = await openDesk(gallery)
})
afterAll(() => closeDesk(gallery))

/** What the outbox says, of mails that left too. */
const said = async () => {
  const rows = await gallery.db.select().from(mails)
  return rows.map(({ to, reply_to, subject, text }) => [to, reply_to, subject, text].join('\n')).join('\n')
}
const deleteAccount = async () => {
  await desk.visitor.signInAs({ email: question.email })
  expect((await desk.visitor.delete('/auth/account')).statusCode).toBe(200)
}
/** Has every mail leave. @returns to whom and about what they went */
async function send(): Promise<[string, string][]> {
  const sent: [string, string][] = []
  const { app, db, clock } = gallery
  const transport = {
    atOnce: 1,
    send: async ({ to, subject }: { to: string; subject: string }) => {
      sent.push([to, subject])
    },
    close: () => {},
  }
  await sendDueMails({ db, transport, clock: () => clock.now, log: app.log })
  return sent
}

describe('what the outbox says of a question', () => {
  it.each([
    ['waits', async () => []],
    ['has left', send],
  ])('goes with the account of who asked, while it %s', async (_state, before) => {
    await desk.ask()
    await before()
    await deleteAccount()
    expect(await said()).not.toMatch(/Martina|Consulta por obras|disponibles/)
    expect((await desk.mailsTo(question.email)).map(({ kind }) => kind)).toEqual(['accountDeleted'])
  })

  it('goes with the account also of what they wrote on, and of whose address changed meanwhile', async () => {
    const id = await desk.ask()
    await desk.answer(id)
    const token = threadTokenIn(await desk.lastMail())
    await desk.visitor.post(`/contact/thread/${token}`, { message: 'Gracias, soy Martina.' })
    expect(await said()).toContain('soy Martina')
    await desk.visitor.signInAs({ email: question.email })
    const wish = { email: 'otra@example.org', first_name: '', last_name: '', phone: '' }
    await desk.visitor.put('/auth/editUser', wish)
    const [mail] = await desk.mailsTo('otra@example.org')
    await desk.visitor.post(`/auth/email/${/auth\/email\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`)
    expect((await desk.visitor.delete('/auth/account')).statusCode).toBe(200)
    expect(await said()).not.toMatch(/Martina|disponibles/)
  })

  it('goes where it was written before its mails said what they were about', async () => {
    await desk.ask()
    await gallery.db.update(mails).set({ about: '' })
    await deleteAccount()
    expect(await said()).not.toMatch(/Martina|Consulta por obras|disponibles/)
  })

  it('goes when it is long over', async () => {
    await desk.ask()
    gallery.clock.advance(366 * day)
    await forgetOld(gallery.db, { now: gallery.clock.now, days: 365, zone: gallery.app.env.GALLERY_TZ })
    expect(await said()).toBe('')
  })

  it('goes when it leaves the bin for good, and not before', async () => {
    const id = await desk.ask()
    const kept = await desk.ask(other)
    expect((await desk.lucia.delete(`/api/messages/${id}`)).statusCode).toBe(200)
    expect(await said()).toContain('disponibles')
    expect((await desk.lucia.delete(`/api/bin?kind=message&id=${id}`)).json()).toMatchObject({ count: 1 })
    expect(await said()).not.toMatch(/Martina|Consulta por obras|disponibles/)
    expect((await send()).map(([to]) => to)).toEqual(['hola@ochava.example', other.email])
    expect((await desk.thread(kept)).name).toBe(other.name)
  })

  it('still reaches the gallery where somebody else’s account goes, be it that of who has the gallery’s own address', async () => {
    await desk.ask(other)
    await desk.ask()
    await desk.lucia.signInAs({ email: 'hola@ochava.example', super: true })
    expect((await desk.lucia.delete('/auth/account')).statusCode).toBe(200)
    await deleteAccount()
    const sent = await send()
    expect(sent).toContainEqual(['hola@ochava.example', 'Mensaje de Bruno Rey: Otra cosa'])
    expect(sent.map(([to]) => to)).toContain(other.email)
    const [left] = await gallery.db.select().from(mails).where(eq(mails.kind, 'contactMessage'))
    expect(left?.sent_at).toEqual(gallery.clock.now)
  })
})
