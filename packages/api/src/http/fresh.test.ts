import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { registeredRoutes } from '../testing/registeredRoutes.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { panelOpenFor, provenFor } from './fresh.ts'
import { freshRights } from './rights.ts'

const email = 'jefa@example.org'
let gallery: TestApp
let fresh: string[]
let jefa: TestClient

beforeAll(async () => {
  const started = await registeredRoutes(() => testApp())
  gallery = started.app
  fresh = started.fresh
})
beforeEach(async () => {
  await gallery.reset()
  jefa = gallery.client()
  await jefa.signInAs({ email, super: true })
})
afterAll(() => gallery.close())

/** The code of the last mail to the super user. */
async function mailedCode(language = 'es'): Promise<string> {
  const asked = await jefa.post('/auth/proof/mail', undefined, { headers: { 'accept-language': language } })
  expect(asked.statusCode).toBe(200)
  const [mail] = await gallery.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  const [, first = '', second = ''] = /^(\d{3}) (\d{3})$/m.exec(mail?.text ?? '') ?? []
  expect(mail?.text, 'it opens no door').not.toMatch(/\/auth\//)
  return first + second
}

const prove = (code: string) => jefa.post('/auth/proof', { way: 'mail', code })

/** Asks a fresh route for something that it asks a proof for. */
async function ask(route: string, client = jefa) {
  const [method = '', pattern = ''] = route.split(' ')
  const id = pattern.startsWith('/api/activity') ? await newestEntry('user') : 4711
  const url = pattern.replace(':format', 'csv?secret=1').replace(':id', String(id))
  const profile = { email: 'otra@example.org', first_name: '', last_name: '', phone: '' }
  const body = url.endsWith('editUser')
    ? profile
    : url.endsWith('invitations')
      ? { email: 'nueva@example.org', language: 'es', super: true }
      : { super: true }
  if (method === 'GET') return client.get(url)
  if (method === 'DELETE') return client.delete(url)
  return client[method === 'PUT' ? 'put' : method === 'PATCH' ? 'patch' : 'post'](url, body)
}

/** The newest entry of the log about records of a kind. */
async function newestEntry(kind: string): Promise<number> {
  return (await jefa.get(`/api/activity?kind=${kind}`)).json().data[0].id
}

it('is asked by the routes of the table, and by no other', () => {
  expect(fresh).toEqual(Object.keys(freshRights).sort())
})

describe.each(Object.keys(freshRights))('%s', (route) => {
  it('answers within ten minutes, and then asks to prove who one is', async () => {
    gallery.clock.advance(provenFor)
    const late = await ask(route)
    expect([late.statusCode, late.json()]).toEqual([
      403,
      { message: 'Antes de seguir, confirmá que sos vos.', code: 'reauthenticate' },
    ])
    expect((await prove(await mailedCode())).statusCode).toBe(200)
    gallery.clock.advance(provenFor - 1)
    expect((await ask(route)).statusCode).not.toBe(403)
  })

  it('tells nobody else that it would', async () => {
    expect((await ask(route, gallery.client())).statusCode).toBe(401)
    if (!route.includes('/api/')) return
    const reader = gallery.client()
    await reader.signInAs({ email: 'lectora@example.org' })
    gallery.clock.advance(provenFor)
    const answer = await ask(route, reader)
    expect([answer.statusCode, answer.json().code]).toEqual([403, undefined])
  })
})

it('asks in English too', async () => {
  gallery.clock.advance(provenFor)
  const answer = await jefa.get('/api/exports/users.csv', { headers: { 'accept-language': 'en' } })
  expect(answer.json().message).toBe('Before going on, confirm that it is you.')
})

it('leaves alone what is not delicate', async () => {
  gallery.clock.advance(provenFor)
  const profile = { email, first_name: 'Lucía', last_name: '', phone: '' }
  expect((await jefa.put('/auth/editUser', profile)).statusCode).toBe(200)
  const invitation = { email: 'nueva@example.org', language: 'es', super: false }
  expect((await jefa.post('/api/users/invitations', invitation)).statusCode).toBe(201)
  for (const table of ['works', 'collections']) {
    expect((await jefa.get(`/api/exports/${table}.csv`)).statusCode).toBe(200)
  }
  expect((await jefa.post('/api/works', sampleWork())).statusCode).toBe(201)
  expect((await jefa.post(`/api/activity/${await newestEntry('work')}/revert`, {})).statusCode).toBe(200)
})

it('leads a link that a browser follows to the page where one proves it', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' }
  const url = '/api/exports/users.csv?query=ana'
  expect((await jefa.get(url, { headers })).statusCode).toBe(200)
  gallery.clock.advance(provenFor)
  const late = await jefa.get(url, { headers })
  expect([late.statusCode, late.headers.location]).toEqual([
    303,
    `/en/auth/proof?path=${encodeURIComponent(url)}`,
  ])
  expect(late.headers['cache-control']).toBe('no-store')
  const onPage = { ...headers, referer: 'http://localhost:3000/es/user' }
  const fromSpanish = await jefa.get(url, { headers: onPage })
  expect(fromSpanish.headers.location, 'the page is Spanish').toMatch(/^\/es\/auth\/proof/)
})

describe('proving who one is', () => {
  beforeEach(() => gallery.clock.advance(provenFor))
  const isFresh = async (client = jefa) => (await client.get('/auth/proof')).json().data.fresh

  it('says whether it is needed, and how', async () => {
    const state = await jefa.get('/auth/proof')
    expect(state.json()).toEqual({ data: { fresh: false, ways: [{ way: 'mail', to: email }] } })
    expect(state.headers['cache-control']).toBe('no-store')
  })

  it('takes a code once, and for this session alone', async () => {
    const elsewhere = gallery.client()
    await elsewhere.signInAs({ email, super: true })
    gallery.clock.advance(provenFor)
    const code = await mailedCode('en')
    expect((await prove(code)).statusCode).toBe(200)
    expect([await isFresh(), await isFresh(elsewhere)]).toEqual([true, false])
    expect((await prove(code)).statusCode).toBe(422)
  })

  it('takes no code to sign in with, and its own signs nobody in', async () => {
    const code = await mailedCode()
    expect((await gallery.client().post('/auth/login', { email, code })).statusCode).toBe(422)
    await gallery.client().post('/es/auth/login', { email })
    const [mail] = await gallery.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    const [, signIn = ''] = /^(\d{3} \d{3})$/m.exec(mail?.text ?? '') ?? []
    expect((await prove(signIn)).statusCode).toBe(422)
    expect((await prove(code)).statusCode, 'neither spends the other').toBe(200)
  })

  it('refuses a wrong code in words, a sixth try and one of a quarter of an hour ago', async () => {
    const code = await mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await prove(wrong)
      expect(answer.json().errors.code[0]).toMatch(/^El código no es correcto/)
    }
    expect((await prove(code)).statusCode).toBe(422)
    const next = await mailedCode()
    gallery.clock.advance(15 * 60_000)
    expect((await prove(next)).statusCode).toBe(422)
    expect(await isFresh()).toBe(false)
  })

  it('mails as often as signing in does', async () => {
    for (let turn = 0; turn < 5; turn += 1) await mailedCode()
    expect((await jefa.post('/auth/proof/mail')).statusCode).toBe(429)
    expect(await gallery.db.select().from(loginTokens)).toHaveLength(5)
  })

  it('does what was asked before, and nothing of it until then', async () => {
    const colleague = await gallery.client().signInAs({ email: 'colega@example.org' })
    const give = () => jefa.patch(`/api/users/${colleague}`, { super: true })
    const isSuper = async () => (await jefa.get('/api/users?only=super')).json().data.length
    expect((await give()).statusCode).toBe(403)
    expect(await isSuper()).toBe(1)
    await prove(await mailedCode())
    expect((await give()).statusCode).toBe(200)
    expect(await isSuper()).toBe(2)
  })

  it.each([{}, { together: true }, { force: true }])(
    'gives no panel back through the history before it: %j',
    async (body) => {
      const colleague = await gallery.client().signInAs({ email: 'colega@example.org', super: true })
      await jefa.prove()
      expect((await jefa.patch(`/api/users/${colleague}`, { super: false })).statusCode).toBe(200)
      gallery.clock.advance(provenFor)
      const taken = await newestEntry('user')
      const giveBack = () => jefa.post(`/api/activity/${taken}/revert`, body)
      const isSuper = async () => (await jefa.get('/api/users?only=super')).json().data.length
      const late = await giveBack()
      expect([late.statusCode, late.json().code, await isSuper()]).toEqual([403, 'reauthenticate', 1])
      await jefa.prove()
      expect([(await giveBack()).statusCode, await isSuper()]).toEqual([200, 2])
    }
  )
})

describe('the panel of a gallery that is open to the public', () => {
  it('goes on for twelve hours, and then asks to prove who one is', async () => {
    const env = { PUBLIC_URL: 'https://ochava.example', SMTP_URL: 'smtp://127.0.0.1:2525' }
    const onHttps = await testApp({ env })
    try {
      const client = onHttps.client()
      const read = () => client.get('/api/messages')
      await client.signInAs({ email, super: true })
      expect((await client.post('/auth/factors/later')).statusCode).toBe(200)
      onHttps.clock.advance(panelOpenFor - 1)
      expect((await read()).statusCode).toBe(200)
      onHttps.clock.advance(1)
      const late = await read()
      expect([late.statusCode, late.json().code]).toEqual([403, 'reauthenticate'])
      await client.prove()
      expect((await read()).statusCode).toBe(200)
    } finally {
      await onHttps.close()
    }
  })

  it('stays open as long as one likes on one’s own machine', async () => {
    gallery.clock.advance(panelOpenFor)
    expect((await jefa.get('/api/messages')).statusCode).toBe(200)
  })
})
