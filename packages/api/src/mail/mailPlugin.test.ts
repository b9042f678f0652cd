import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mailbox: Mailbox
let test: TestApp

beforeEach(async () => {
  mailbox = await openMailbox()
  test = await testApp({
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Ochava <galeria@ochava.example>' },
    workers: true,
  })
})

afterEach(async () => {
  await test.close()
  await mailbox.close()
})

describe('the running app', () => {
  it('names the gallery as its options do, at the address of the environment', async () => {
    const gallery = test.client()
    await gallery.signInAs({ email: 'lucia@ochava.example', super: true })
    await gallery.patch('/api/options', { name: 'Ochava, Arte "Concreto" <ñ>' })
    await test.client().post('/es/auth/login', { email: 'josé@correo.example' })
    await expect.poll(() => mailbox.mails.length).toBe(1)
    const [mail] = mailbox.mails
    expect(mail?.from).toMatchObject({
      name: 'Ochava, Arte "Concreto" <ñ>',
      address: 'galeria@ochava.example',
    })
    expect(mail?.recipients, 'beyond ASCII').toEqual(['josé@correo.example'])
  })

  it.each([
    ['es', 'Entrá a Galería', 'Tocá el botón para entrar.'],
    ['en', 'Sign in to Galería', 'Press the button to sign in.'],
  ])('delivers in %s what a request asked for, in both forms', async (language, subject, words) => {
    await test.client().post(`/${language}/auth/login`, { email: 'martina@example.com' })
    await expect.poll(() => mailbox.mails.length).toBe(1)
    const [mail] = mailbox.mails
    expect(mail?.recipients).toEqual(['martina@example.com'])
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
    expect(mail?.html).toContain('src="cid:mark@gallery"')
    await expect.poll(async () => (await test.db.select().from(mails))[0]?.sent_at).toEqual(test.clock.now)
  })
})
