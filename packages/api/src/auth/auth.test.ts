import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { mails } from '../tables/mails.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { sessionCookie } from './session.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'martina@example.com'

let test: TestApp
let visitor: TestClient

beforeAll(async () => {
  test = await testApp({ env: { SUPER_EMAILS: 'jefa@ochava.example' } })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  visitor = test.client()
})

/** Asks for the mail and reads in it what its reader would: the link's token and the code. */
async function mailed(to = email, language = 'es', wish: object = {}) {
  const answer = await visitor.post(`/${language}/auth/login`, { email: to, ...wish })
  expect(answer.statusCode).toBe(200)
  const [mail] = await test.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)).limit(1)
  const [, token = ''] = new RegExp(`/${language}/auth/([\\w-]+)`).exec(mail?.text ?? '') ?? []
  const [, first = '', second = ''] = /^(\d{3}) (\d{3})$/m.exec(mail?.text ?? '') ?? []
  return { token, code: first + second, mail }
}

const signIn = (credentials: object, client = visitor) => client.post('/auth/login', credentials)
const whoIs = async (client = visitor) => (await client.get('/auth/getUser')).json().data
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('asking for a mail', () => {
  it('answers the same text to who is known and who is not, and mails both', async () => {
    await visitor.signInAs({ email })
    const known = await visitor.post('/es/auth/login', { email })
    const unknown = await visitor.post('/es/auth/login', { email: 'nobody@example.com' })
    for (const answer of [known, unknown]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.body).toBe('Te enviamos un mail con un link para entrar')
    }
    const kinds = await test.db.select({ to: mails.to, kind: mails.kind }).from(mails)
    expect(kinds).toEqual([
      { to: email, kind: 'signIn' },
      { to: 'nobody@example.com', kind: 'signIn' },
    ])
    expect(await test.db.select().from(users), 'asking makes no user').toHaveLength(1)
  })

  it('speaks the language of the path, in the answer and in the mail', async () => {
    const answer = await visitor.post('/en/auth/login', { email }, { headers: { 'accept-language': 'es' } })
    expect(answer.body).toBe('We sent you an e-mail with a link to sign in')
    const { mail } = await mailed(email, 'en')
    expect(mail).toMatchObject({ language: 'en', subject: 'Sign in to Galería' })
    expect(mail?.text).toContain('expire today at 12:15, in 15 minutes')
  })

  it('keeps neither the token nor the code as they are', async () => {
    const { token, code } = await mailed()
    const [row] = await test.db.select().from(loginTokens)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.code_hash).not.toContain(code)
  })

  it('writes at most five mails to an address in a quarter of an hour', async () => {
    for (let index = 0; index < 5; index += 1) await mailed()
    const refused = await visitor.post('/en/auth/login', { email: ` ${email.toUpperCase()} ` })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json()).toEqual({ message: 'There were too many attempts. Try again in 15 minutes.' })
    expect(await test.db.select().from(mails)).toHaveLength(5)
    await mailed('somebody.else@example.com')
    test.clock.advance(15 * minute)
    await mailed()
  })

  it.each([
    ['no address', {}, 'email'],
    ['no e-mail address', { email: 'martina' }, 'email'],
    ['a path to another site', { email, path: '//evil.example' }, 'path'],
    ['a path that browsers read as another site', { email, path: '/\\evil.example' }, 'path'],
    ['control characters', { email, query: 'a\u0000b' }, 'query'],
    ['a query that is none', { email, query: { p: ['2'] } }, 'query'],
  ])('refuses %s', async (_name, body, field) => {
    const answer = await visitor.post('/es/auth/login', body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await test.db.select().from(mails)).toEqual([])
  })

  it('needs the CSRF header', async () => {
    const answer = await visitor.post('/es/auth/login', { email }, { headers: { 'X-XSRF-TOKEN': '' } })
    expect(answer.statusCode).toBe(403)
  })
})

describe('signing in', () => {
  it('by link makes the user at the first time and leads back to where the visitor was', async () => {
    const { token } = await mailed(email, 'es', { path: '/es/events', query: '?q=luz' })
    const answer = await signIn({ token })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      data: { email, display: 'martina', super: false },
      path: '/es/events',
      query: '?q=luz',
    })
    expect(await whoIs()).toEqual(answer.json().data)
  })

  it.each([
    [{ q: 'luz y sombra', p: '2' }, '?q=luz+y+sombra&p=2'],
    [{}, ''],
  ])('leads back to a query that was told as its keys and values: %j', async (query, address) => {
    const { token } = await mailed(email, 'es', { path: '/es/events', query })
    expect((await signIn({ token })).json()).toMatchObject({ path: '/es/events', query: address })
  })

  it('by code, however it is spaced', async () => {
    const { code } = await mailed()
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await signIn({ email: 'Martina@Example.com', code: spaced })).statusCode).toBe(200)
    expect(await whoIs()).toMatchObject({ email })
  })

  it('finds the user again and keeps what is known of them', async () => {
    const id = await visitor.signInAs({ email, first_name: 'Martina', last_name: 'Sosa', super: true })
    const { token } = await mailed()
    expect((await signIn({ token })).json().data).toMatchObject({ id, display: 'Martina Sosa', super: true })
  })

  it('gives the panel to the addresses of SUPER_EMAILS', async () => {
    const { token } = await mailed('Jefa@ochava.example'.toLowerCase())
    expect((await signIn({ token })).json().data).toMatchObject({ super: true })
  })

  it('serves once, by link or by code', async () => {
    const { token, code } = await mailed()
    expect((await signIn({ token })).statusCode).toBe(200)
    const again = await signIn({ token }, test.client())
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual({ token: ['El link ya se usó o venció. Pedí otro.'] })
    expect((await signIn({ email, code }, test.client())).statusCode).toBe(422)
  })

  it('serves once also when it is used twice at the same time', async () => {
    const { token } = await mailed()
    const answers = await Promise.all([signIn({ token }, test.client()), signIn({ token }, test.client())])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('voids the other mails that were asked for', async () => {
    const first = await mailed()
    const second = await mailed()
    expect((await signIn({ token: second.token })).statusCode).toBe(200)
    expect((await signIn({ token: first.token })).statusCode).toBe(422)
  })

  it('ends with the quarter of an hour', async () => {
    const { token, code } = await mailed()
    test.clock.advance(15 * minute)
    expect((await signIn({ token })).statusCode).toBe(422)
    expect((await signIn({ email, code })).statusCode).toBe(422)
    expect(await whoIs()).toBeNull()
  })

  it('lets nobody guess a code more than five times, one after the other or all at once', async () => {
    const { token, code } = await mailed()
    const guesses = Array.from({ length: 8 }, () => signIn({ email, code: wrong(code) }, test.client()))
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
    expect(answers[0]?.json().errors.code).toHaveLength(1)
    expect((await test.db.select().from(loginTokens))[0]?.attempts).toBe(5)
    expect((await signIn({ email, code })).statusCode, 'the right code comes too late').toBe(422)
    expect((await signIn({ token })).statusCode, 'the link is no guess').toBe(200)
  })

  it('takes the code of the newest mail only, and of the right address only', async () => {
    const first = await mailed()
    const second = await mailed()
    if (first.code !== second.code) {
      expect((await signIn({ email, code: first.code })).statusCode).toBe(422)
    }
    expect((await signIn({ email: 'other@example.com', code: second.code })).statusCode).toBe(422)
    expect((await signIn({ email, code: second.code })).statusCode).toBe(200)
  })

  it('is refused for a while to a place that guesses sixty times', async () => {
    const token = 'x'.repeat(43)
    for (let index = 0; index < 60; index += 1) expect((await signIn({ token })).statusCode).toBe(422)
    expect((await signIn({ token })).statusCode).toBe(429)
    const elsewhere = await visitor.post('/auth/login', { token }, { ip: '192.0.2.7' })
    expect(elsewhere.statusCode).toBe(422)
  })

  it('refuses what is no credential', async () => {
    for (const body of [{}, { token: 'short' }, { email, code: '12' }, { token: 7 }]) {
      expect((await signIn(body)).statusCode).toBe(422)
    }
  })
})

describe('the session', () => {
  it('lives in a cookie that no script reads and no foreign form sends', async () => {
    const { token } = await mailed()
    const cookie = (await signIn({ token })).cookies.find(({ name }) => name === sessionCookie)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3_600 })
    expect(cookie?.secure ?? false).toBe(false)
    const [row] = await test.db.select().from(sessions)
    expect(row?.id_hash).not.toBe(cookie?.value)
  })

  it('does not take over an id that somebody planted, and ends the one before', async () => {
    visitor.cookies.set(sessionCookie, 'planted-by-somebody-else')
    await signIn({ token: (await mailed()).token })
    const first = visitor.cookies.get(sessionCookie)
    expect(first).not.toBe('planted-by-somebody-else')
    await signIn({ token: (await mailed()).token })
    expect(visitor.cookies.get(sessionCookie)).not.toBe(first)
    expect(await test.db.select().from(sessions)).toHaveLength(1)
  })

  it('lives on while it is used and ends thirty days after the last time', async () => {
    await signIn({ token: (await mailed()).token })
    test.clock.advance(29 * day)
    const renewed = await visitor.get('/auth/getUser')
    expect(renewed.cookies).toContainEqual(
      expect.objectContaining({ name: sessionCookie, maxAge: 30 * 24 * 3_600 })
    )
    test.clock.advance(29 * day)
    expect(await whoIs()).toMatchObject({ email })
    test.clock.advance(30 * day)
    expect(await whoIs()).toBeNull()
  })

  it('is not written down at every request', async () => {
    await signIn({ token: (await mailed()).token })
    const [before] = await test.db.select().from(sessions)
    test.clock.advance(23 * 60 * minute)
    expect((await visitor.get('/auth/getUser')).cookies).toEqual([])
    expect(await test.db.select().from(sessions)).toEqual([before])
  })

  it('ends with the sign-out, also for a copy of the cookie', async () => {
    await signIn({ token: (await mailed()).token })
    const copy = visitor.cookies.get(sessionCookie) ?? ''
    const answer = await visitor.post('/auth/logout')
    expect(answer.json()).toEqual({ message: 'Hasta pronto' })
    expect(visitor.cookies.has(sessionCookie)).toBe(false)
    visitor.cookies.set(sessionCookie, copy)
    expect(await whoIs()).toBeNull()
  })

  it('ends when the user goes to the bin; who signs in again comes back without the panel', async () => {
    const id = await visitor.signInAs({ email, super: true })
    await test.db.update(users).set({ deleted_at: test.clock.now }).where(eq(users.id, id))
    expect(await whoIs()).toBeNull()
    await signIn({ token: (await mailed()).token })
    expect(await whoIs()).toMatchObject({ id, super: false })
  })

  it('is nobody’s for an anonymous visitor', async () => {
    const answer = await visitor.get('/auth/getUser')
    expect(answer.json()).toEqual({ data: null })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('where the site is https', () => {
  it('sends the session over nothing else', async () => {
    const secure = await testApp({
      env: { PUBLIC_URL: 'https://ochava.example', SMTP_URL: 'smtp://127.0.0.1:2525' },
    })
    const client = secure.client()
    await client.post('/es/auth/login', { email })
    const [mail] = await secure.db.select().from(mails)
    const [, token] = /https:\/\/ochava\.example\/es\/auth\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const answer = await client.post('/auth/login', { token })
    expect(answer.cookies.find(({ name }) => name === sessionCookie)).toMatchObject({ secure: true })
    await secure.close()
  })
})
