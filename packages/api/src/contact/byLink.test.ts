import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOptions } from '../options/options.queries.ts'
import { mails } from '../tables/mails.table.ts'
import { messages, waitingMessages } from '../tables/messages.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const hour = 60 * 60_000

describe('a message that is sent without scripts', () => {
  let gallery: TestApp
  let visitor: TestClient

  beforeAll(async () => {
    gallery = await testApp({ env: { PUBLIC_URL: 'http://ochava.example' } })
  })
  beforeEach(async () => {
    await gallery.reset()
    const writing = { now: gallery.clock.now, by: null }
    await setOptions(gallery.db, { name: 'Ochava', mail: 'hola@ochava.example' }, writing)
    visitor = gallery.client()
  })
  afterAll(() => gallery.close())

  const form = {
    name: 'Martina Sosa',
    email: 'martina@example.org',
    subject: 'Consulta por una obra',
    message: 'Hola:\n¿se puede ver "Ritmo"?',
  }
  const send = (changes: object = {}, ip = '127.0.0.1') =>
    visitor.post('/contact/link', { ...form, ...changes }, { headers: { 'accept-language': 'en' }, ip })
  const follow = (token: string) => visitor.post(`/contact/link/${token}`)
  const sent = () => gallery.db.select().from(mails).orderBy(asc(mails.id))
  const kept = () => gallery.db.select().from(messages)

  async function tokenOfMail(): Promise<string> {
    const mail = (await sent()).findLast(({ kind }) => kind === 'contactConfirm')
    return /contact\/([\w-]{20,})/.exec(mail?.text ?? '')?.[1] ?? 'no link'
  }

  it('reaches the gallery once its sender has followed the mailed link, and not before', async () => {
    const answer = await send()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'We sent you an e-mail. Open the link in it so that your message reaches us.' },
    ])
    expect(await kept()).toEqual([])
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: form.email, language: 'en', kind: 'contactConfirm' })
    expect(mail?.text).toContain('http://ochava.example/en/contact/')
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Martina|Ritmo|Consulta/)

    gallery.clock.advance(hour)
    expect((await follow(await tokenOfMail())).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ ...form, language: 'en', created_at: gallery.clock.now }])
    expect((await sent()).map(({ to, kind }) => [to, kind])).toEqual([
      [form.email, 'contactConfirm'],
      ['hola@ochava.example', 'contactMessage'],
      [form.email, 'contactThanks'],
    ])
  })

  it('reaches it once, however often the link is followed, and is kept nowhere else', async () => {
    await send()
    const token = await tokenOfMail()
    const answers = await Promise.all([follow(token), follow(token)])
    expect([...answers, await follow(token)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await kept()).toHaveLength(1)
    expect(await gallery.db.select().from(waitingMessages)).toMatchObject([
      { name: '', email: '', subject: '', message: '' },
    ])
  })

  it('waits for a day; a link that is old or made up says so', async () => {
    await send()
    gallery.clock.advance(24 * hour)
    for (const token of [await tokenOfMail(), 'x'.repeat(43), 'short']) {
      const answer = await follow(token)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['token']])
    }
    expect(await kept()).toEqual([])
  })

  it('is refused when a field is filled in that no person sees', async () => {
    const answer = await send({ website: 'https://pills.example' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { website: ['We could not check that a person is sending this message. Please try again.'] },
    ])
    expect(await sent()).toEqual([])
  })

  it('is checked like any other', async () => {
    const answer = await send({ name: ' ', message: '' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { name: ['Enter your name.'], message: ['Enter your message.'] },
    ])
  })

  it('comes a few times an hour from one place, and a few times to one mailbox', async () => {
    const statuses = []
    for (let time = 0; time < 6; time++)
      statuses.push((await send({ email: `m${time}@example.org` })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const elsewhere = []
    for (let time = 0; time < 4; time++) elsewhere.push((await send({}, `203.0.113.${time}`)).statusCode)
    expect(elsewhere).toEqual([200, 200, 200, 429])
    gallery.clock.advance(hour)
    expect((await send()).statusCode).toBe(200)
  })
})
