import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { makeRecoveryCodes } from '../../factors/recoveryCodes.queries.ts'
import { authenticators } from '../../tables/authenticators.table.ts'
import { mails } from '../../tables/mails.table.ts'
import { recoveryCodes } from '../../tables/recoveryCodes.table.ts'
import { sessions } from '../../tables/sessions.table.ts'
import { users } from '../../tables/users.table.ts'
import type { TestClient } from '../../testing/client.ts'
import { countWaiting } from '../../testing/countWaiting.ts'
import { softPasskey } from '../../testing/softPasskey.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const email = 'lucia@ochava.example'
const day = 24 * 60 * 60_000
const halfMinute = 30_000

let stage: TestApp
let lucia: TestClient
let id: number

beforeAll(async () => {
  stage = await testApp({
    env: { PUBLIC_URL: 'https://ochava.example', SMTP_URL: 'smtp://127.0.0.1:2525' },
  })
})
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  id = await lucia.signInAs({ email, super: true })
})

/** Somebody who has come in by mail: with another browser by default. */
async function byMail(client = stage.client()): Promise<TestClient> {
  await client.signInAs({ email, super: true })
  return client
}

const codeOf = (key: string, { steps = 0 } = {}) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: stage.clock.now.getTime() + steps * halfMinute,
  })

async function addApp(client = lucia): Promise<string> {
  const { data } = (await client.post('/auth/authenticator')).json()
  const answer = await client.put('/auth/authenticator', { setup: data.setup, code: codeOf(data.key) })
  expect(answer.statusCode, answer.body).toBe(200)
  return data.key
}

const whoIs = async (client: TestClient) => (await client.get('/auth/getUser')).json().data
const panelAnswers = async (client: TestClient) => (await client.get('/api/users')).statusCode
const prove = (client: TestClient, proof: object) => client.post('/auth/factors/proof', proof)
const newestMail = async () =>
  (await stage.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id)).limit(1))[0]

describe('the panel of a gallery that is open to the public', () => {
  it('stays shut for a super user without a second factor until they choose', async () => {
    expect(await whoIs(lucia)).toMatchObject({ super: false, awaits: 'choice' })
    const refused = await lucia.get('/api/users')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('Antes de entrar al panel elegí cómo vas a confirmar que sos vos.')
  })

  it('opens for a week to who puts it off, once', async () => {
    const later = await lucia.post('/auth/factors/later')
    expect(later.json().data).toMatchObject({ super: true, awaits: null })
    expect(await panelAnswers(lucia)).toBe(200)
    stage.clock.advance(7 * day - 1)
    expect(await panelAnswers(await byMail())).toBe(200)
    stage.clock.advance(1)
    expect(await whoIs(lucia)).toMatchObject({ super: false, awaits: 'factor' })
    expect((await lucia.post('/auth/factors/later')).statusCode).toBe(409)
    expect(await panelAnswers(lucia)).toBe(403)
    expect((await lucia.post('/auth/authenticator')).json()).toMatchObject({ code: 'reauthenticate' })
    await lucia.prove()
    await addApp()
    expect(await panelAnswers(lucia)).toBe(200)
  })

  it('asks no visitor, nor the demo, nor on one’s own machine', async () => {
    const visitor = stage.client()
    await visitor.signInAs({ email: 'visita@example.org' })
    expect(await whoIs(visitor)).toMatchObject({ awaits: null })
    expect((await visitor.post('/auth/factors/later')).statusCode).toBe(409)
    const local = await testApp()
    const owner = local.client()
    await owner.signInAs({ email, super: true })
    expect(await whoIs(owner)).toMatchObject({ super: true, awaits: null })
    await local.close()
  })

  it('opens to a passkey alone, and shuts for the mail of who has one', async () => {
    const key = softPasskey()
    const saying = { origin: 'https://ochava.example' }
    const { challenge } = (await lucia.post('/auth/passkeys/create')).json().data
    expect((await lucia.post('/auth/passkeys', key.create(challenge, saying))).statusCode).toBe(201)
    expect(await panelAnswers(lucia), 'who has just added it needs no other proof').toBe(200)

    const thief = await byMail()
    expect(await whoIs(thief)).toMatchObject({ super: false, awaits: 'proof' })
    const use = async () => (await thief.post('/auth/passkeys/use')).json().data.challenge
    const stranger = softPasskey()
    expect((await prove(thief, { passkey: stranger.use(await use(), saying) })).statusCode).toBe(422)
    const proven = await prove(thief, { passkey: key.use(await use(), saying) })
    expect(proven.json().data).toMatchObject({ super: true, awaits: null })
    expect(await panelAnswers(thief)).toBe(200)
  })
})

describe('an app that shows codes', () => {
  it('is set up with a key as text, as an address and as a picture, and keeps the key sealed', async () => {
    const { data } = (await lucia.post('/auth/authenticator')).json()
    expect(data.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(data.address).toContain('otpauth://totp/')
    expect(data.address).toContain(`secret=${data.key.replaceAll(' ', '')}`)
    expect(data.qr).toHaveLength(data.qr[0].length)
    const wrong = await lucia.put('/auth/authenticator', { setup: data.setup, code: '000000' })
    expect(wrong.json().errors.code).toHaveLength(1)
    const right = await lucia.put('/auth/authenticator', { setup: data.setup, code: codeOf(data.key) })
    expect(right.statusCode, right.body).toBe(200)
    const [row] = await stage.db.select().from(authenticators)
    expect(row?.secret).not.toContain(data.key.replaceAll(' ', ''))
    expect(await newestMail()).toMatchObject({ subject: 'Agregaste una aplicación de códigos' })
  })

  it('opens the panel to who came by mail; before, the session has no rights of a super user', async () => {
    const key = await addApp()
    const elsewhere = await byMail()
    expect(await whoIs(elsewhere)).toMatchObject({ super: false, awaits: 'proof' })
    expect(await panelAnswers(elsewhere)).toBe(403)
    expect((await elsewhere.get('/api/works?showAll=true')).json().data).toEqual([])
    stage.clock.advance(halfMinute)
    const spaced = codeOf(key).replace(/(...)/, '$1 ')
    const answer = await prove(elsewhere, { code: spaced })
    expect(answer.json().data).toMatchObject({ super: true, awaits: null })
    expect(await panelAnswers(elsewhere)).toBe(200)
  })

  it('takes each code once, of now and half a minute around it', async () => {
    const key = await addApp()
    const elsewhere = await byMail()
    expect((await prove(elsewhere, { code: codeOf(key) })).statusCode, 'that set it up').toBe(422)
    stage.clock.advance(10 * halfMinute)
    expect((await prove(elsewhere, { code: codeOf(key, { steps: -2 }) })).statusCode).toBe(422)
    expect((await prove(elsewhere, { code: codeOf(key, { steps: 2 }) })).statusCode).toBe(422)
    expect((await prove(elsewhere, { code: codeOf(key, { steps: -1 }) })).statusCode).toBe(200)
    const both = await Promise.all([0, 1].map(() => prove(elsewhere, { code: codeOf(key, { steps: 1 }) })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await prove(elsewhere, { code: codeOf(key) })).statusCode, 'one before the last').toBe(422)
  })

  it('lets nobody try more than thirty codes a day', async () => {
    const key = await addApp()
    const thief = await byMail()
    stage.clock.advance(halfMinute)
    const right = codeOf(key)
    const wrong = right === '123456' ? '654321' : '123456'
    for (let index = 0; index < 30; index += 1) {
      expect((await prove(thief, { code: wrong })).statusCode).toBe(422)
    }
    expect((await prove(thief, { code: right })).statusCode).toBe(429)
    stage.clock.advance(day)
    expect((await prove(thief, { code: codeOf(key) })).statusCode).toBe(200)
  })

  it('goes when its owner says so, who then has a week', async () => {
    await addApp()
    expect((await lucia.delete('/auth/authenticator')).statusCode).toBe(200)
    expect((await lucia.delete('/auth/authenticator')).statusCode).toBe(404)
    expect(await whoIs(lucia)).toMatchObject({ super: true, awaits: null })
    stage.clock.advance(7 * day)
    expect(await whoIs(lucia)).toMatchObject({ super: false, awaits: 'factor' })
  })
})

describe('whoever has only the mail of a super user', () => {
  it.each([
    ['add a passkey', 'post', '/auth/passkeys/create'],
    ['add an app', 'post', '/auth/authenticator'],
    ['remove the app', 'delete', '/auth/authenticator'],
    ['make recovery codes', 'post', '/auth/recoveryCodes'],
    ['put it off', 'post', '/auth/factors/later'],
    ['delete the account', 'delete', '/auth/account'],
  ] as const)('cannot %s', async (_name, method, url) => {
    await addApp()
    const thief = await byMail()
    const answer = await thief[method](url)
    expect([403, 409]).toContain(answer.statusCode)
    expect(await stage.db.$count(authenticators)).toBe(1)
  })

  it('cannot move the account to another address', async () => {
    await addApp()
    const thief = await byMail()
    const form = { email: 'thief@example.org', first_name: '', last_name: '', phone: '' }
    expect((await thief.put('/auth/editUser', form)).statusCode).toBe(403)
  })
})

describe('recovery codes', () => {
  const make = async (): Promise<string[]> => (await lucia.post('/auth/recoveryCodes')).json().data

  it('are ten, kept hashed, and prove it once each, which is mailed', async () => {
    await addApp()
    const codes = await make()
    expect(new Set(codes)).toHaveLength(10)
    const rows = await stage.db.select().from(recoveryCodes)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    const [first = '', second = ''] = codes
    const elsewhere = await byMail()
    const answer = await prove(elsewhere, { recovery: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })
    expect(answer.json().data).toMatchObject({ super: true, awaits: null })
    const mail = await newestMail()
    expect(mail).toMatchObject({ subject: 'Se usó un código de recuperación' })
    expect(mail?.text).toContain('Te quedan 9')
    const again = await byMail()
    expect((await prove(again, { recovery: first })).json().errors.recovery).toHaveLength(1)
    const both = await Promise.all([0, 1].map(() => prove(again, { recovery: second })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await lucia.get('/auth/factors')).json().data.recovery).toMatchObject({ left: 8 })
  })

  it.runIf(inject('testTemplate').kind === 'postgres')(
    'are one sheet, though two are asked for at once',
    async () => {
      await addApp()
      await make()
      const asking = await stage.db.transaction(async (tx) => {
        await makeRecoveryCodes(tx, id, stage.clock.now)
        const sheet = make()
        await expect.poll(() => countWaiting(stage.db)).toBe(1)
        return { sheet }
      })
      expect(await asking.sheet).toHaveLength(10)
      expect(await stage.db.$count(recoveryCodes)).toBe(10)
    }
  )

  it('end with the next ones', async () => {
    await addApp()
    const [old = ''] = await make()
    const [fresh = ''] = await make()
    const elsewhere = await byMail()
    expect((await prove(elsewhere, { recovery: old })).statusCode).toBe(422)
    expect((await prove(elsewhere, { recovery: fresh })).statusCode).toBe(200)
  })
})

describe('the log of the gallery', () => {
  it('tells who added and removed what, and nothing of the keys', async () => {
    await addApp()
    await lucia.delete('/auth/authenticator')
    const { data } = (await lucia.get('/api/activity?kind=user')).json()
    const told = data.flatMap((entry: { changes: object[] }) => entry.changes)
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'authenticators', what: 'added' }),
        expect.objectContaining({ part: 'authenticators', what: 'removed' }),
      ])
    )
    expect(data[0]).toMatchObject({ by: expect.objectContaining({ id }), record: { id: String(id) } })
    expect(JSON.stringify(data)).not.toMatch(/secret|last_step/)
    const back = await lucia.post(`/api/activity/${data[0].id}/revert`, { force: true })
    expect(back.statusCode).toBe(409)
    expect(await stage.db.$count(authenticators)).toBe(0)
  })
})

it('nothing of it is shared by two sessions of one user', async () => {
  await addApp()
  await byMail()
  const rows = await stage.db.select({ factor: sessions.factor }).from(sessions)
  expect(rows.map(({ factor }) => factor).sort()).toEqual(['app', null])
  expect(await stage.db.$count(users)).toBe(1)
})
