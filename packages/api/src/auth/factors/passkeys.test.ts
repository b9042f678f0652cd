import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { factorChallenges } from '../../tables/challenges.table.ts'
import { mails } from '../../tables/mails.table.ts'
import { passkeys } from '../../tables/passkeys.table.ts'
import { sessions } from '../../tables/sessions.table.ts'
import { users } from '../../tables/users.table.ts'
import type { TestClient } from '../../testing/client.ts'
import { type Saying, type SoftPasskey, softPasskey } from '../../testing/softPasskey.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const email = 'martina@example.com'
const chrome = {
  headers: {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  },
}

let stage: TestApp
let martina: TestClient
let id: number

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.reset()
  martina = stage.client()
  id = await martina.signInAs({ email })
})

const challengeFor = async (what: 'create' | 'use', client: TestClient): Promise<string> =>
  (await client.post(`/auth/passkeys/${what}`)).json().data.challenge

async function add(key: SoftPasskey = softPasskey(), saying: Saying = {}, client = martina) {
  const answer = await client.post(
    '/auth/passkeys',
    key.create(await challengeFor('create', client), saying),
    chrome
  )
  return { key, answer, id: answer.json().data?.id }
}

async function signIn(key: SoftPasskey, saying: Saying = {}, client = stage.client()) {
  const answer = await client.post('/auth/passkeys/login', key.use(await challengeFor('use', client), saying))
  return { answer, client }
}

const whoIs = async (client: TestClient) => (await client.get('/auth/getUser')).json().data
const ownFactors = async () => (await martina.get('/auth/factors')).json().data

describe('adding a passkey', () => {
  it('names it by the device, tells its owner by mail, and lists it', async () => {
    const { answer } = await add()
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({
      data: { name: 'Chrome, Windows', last_used_at: null },
      message: 'Guardamos la llave de acceso de Chrome, Windows',
    })
    expect((await ownFactors()).passkeys).toEqual([answer.json().data])
    const [mail] = await stage.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id))
    expect(mail).toMatchObject({ kind: 'factors', subject: 'Agregaste una llave de acceso' })
    expect(mail?.text).toContain('Chrome, Windows')
  })

  it('asks for one that is found without an address and asks for a finger, for this host', async () => {
    await add()
    const { data } = (await martina.post('/auth/passkeys/create')).json()
    expect(data).toMatchObject({
      rp: { id: 'localhost', name: 'Galería' },
      user: { name: email, displayName: 'martina' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const [row] = await stage.db.select().from(passkeys)
    expect(data.excludeCredentials).toEqual([{ id: row?.credential_id, type: 'public-key' }])
    expect(Buffer.from(data.user.id, 'base64url')).toHaveLength(32)
  })

  it.each([
    ['without verification', { verified: false }],
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
  ] satisfies [string, Saying][])('refuses one %s', async (_name, saying) => {
    const { answer } = await add(softPasskey(), saying)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ passkey: ['No pudimos guardar esa llave. Probá de nuevo.'] })
    expect(await stage.db.select().from(passkeys)).toEqual([])
  })

  it('takes a challenge once, in its time, from whom it was given to', async () => {
    const challenge = await challengeFor('create', martina)
    const stranger = stage.client()
    await stranger.signInAs({ email: 'stranger@example.org' })
    expect((await stranger.post('/auth/passkeys', softPasskey().create(challenge))).statusCode).toBe(422)
    expect((await martina.post('/auth/passkeys', softPasskey().create(challenge))).statusCode).toBe(201)
    expect((await martina.post('/auth/passkeys', softPasskey().create(challenge))).statusCode).toBe(422)
    const late = await challengeFor('create', martina)
    stage.clock.advance(10 * 60_000)
    expect((await martina.post('/auth/passkeys', softPasskey().create(late))).statusCode).toBe(422)
  })

  it('keeps a passkey for one user only', async () => {
    const { key } = await add()
    const stranger = stage.client()
    await stranger.signInAs({ email: 'stranger@example.org' })
    expect((await add(key, {}, stranger)).answer.statusCode).toBe(422)
    expect(await stage.db.$count(passkeys)).toBe(1)
  })
})

describe('signing in with a passkey', () => {
  it('needs no address, and opens the panel of a super user at once', async () => {
    await stage.db.update(users).set({ super: true }).where(eq(users.id, id))
    const { key } = await add()
    stage.clock.advance(60_000)
    const { answer, client } = await signIn(key)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({ email, super: true, awaits: null })
    expect(await whoIs(client)).toEqual(answer.json().data)
    expect((await client.get('/api/users')).statusCode).toBe(200)
    expect((await ownFactors()).passkeys[0].last_used_at).toBe(stage.clock.now.toISOString())
  })

  it('asks everybody the same: who has a passkey is not told', async () => {
    const visitor = stage.client()
    const ask = async () => {
      const { challenge, ...rest } = (await visitor.post('/auth/passkeys/use')).json().data
      expect(challenge).toMatch(/^[\w-]{43}$/)
      return rest
    }
    const before = await ask()
    await add()
    expect(await ask()).toEqual(before)
    expect(before).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'required' })
    const unknown = await signIn(softPasskey())
    const { key } = await add()
    const wrong = await signIn(key, { verified: false })
    expect(unknown.answer.statusCode).toBe(422)
    expect(wrong.answer.json()).toEqual(unknown.answer.json())
  })

  it.each([
    ['without verification', { verified: false }],
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
  ] satisfies [string, Saying][])('refuses one %s', async (_name, saying) => {
    const { key } = await add()
    const { answer, client } = await signIn(key, saying)
    expect(answer.statusCode).toBe(422)
    expect(await whoIs(client)).toBeNull()
  })

  it('takes an answer once, however often it is sent at the same time', async () => {
    const { key } = await add()
    const visitor = stage.client()
    const answer = key.use(await challengeFor('use', visitor))
    const both = await Promise.all([0, 1].map(() => stage.client().post('/auth/passkeys/login', answer)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(await stage.db.$count(factorChallenges, eq(factorChallenges.purpose, 'use'))).toBe(0)
  })

  it('refuses a copy of a key, whose counter stands still', async () => {
    const { key } = await add(softPasskey(), { counter: 3 })
    expect((await signIn(key, { counter: 4 })).answer.statusCode).toBe(200)
    expect((await signIn(key, { counter: 4 })).answer.statusCode).toBe(422)
    expect((await signIn(key, { counter: 2 })).answer.statusCode).toBe(422)
    expect((await signIn(key, { counter: 5 })).answer.statusCode).toBe(200)
  })

  it('refuses who is in the bin', async () => {
    const { key } = await add()
    await stage.db.update(users).set({ deleted_at: stage.clock.now }).where(eq(users.id, id))
    expect((await signIn(key)).answer.statusCode).toBe(422)
    expect(await stage.db.$count(sessions)).toBe(1)
  })

  it('refuses what is no answer of a passkey', async () => {
    const { key } = await add()
    const right = key.use(await challengeFor('use', stage.client()))
    for (const body of [
      {},
      { ...right, type: 'password' },
      { ...right, response: { ...right.response, clientDataJSON: 'bm90IEpTT04' } },
      { ...right, response: { ...right.response, signature: 'AAAA' } },
      { ...right, id: 'x'.repeat(20_000) },
    ]) {
      expect((await stage.client().post('/auth/passkeys/login', body)).statusCode).toBe(422)
    }
  })
})

describe("one's passkeys", () => {
  it('get other names and go, which the owner is told', async () => {
    const first = await add()
    await add()
    const renamed = await martina.patch(`/auth/passkeys/${first.id}`, { name: ' Teléfono ' })
    expect(renamed.json().data).toMatchObject({ name: 'Teléfono' })
    expect((await martina.patch(`/auth/passkeys/${first.id}`, { name: '' })).statusCode).toBe(422)
    expect((await martina.delete(`/auth/passkeys/${first.id}`)).statusCode).toBe(200)
    expect((await ownFactors()).passkeys).toHaveLength(1)
    expect((await signIn(first.key)).answer.statusCode).toBe(422)
    const subjects = (await stage.db.select().from(mails)).map(({ subject }) => subject)
    expect(subjects).toContain('Sacaste una llave de acceso')
  })

  it('are nobody else’s', async () => {
    const { id: passkey } = await add()
    const stranger = stage.client()
    await stranger.signInAs({ email: 'stranger@example.org', super: true })
    expect((await stranger.patch(`/auth/passkeys/${passkey}`, { name: 'Mía' })).statusCode).toBe(404)
    expect((await stranger.delete(`/auth/passkeys/${passkey}`)).statusCode).toBe(404)
  })

  it('are in what one takes along', async () => {
    const { answer } = await add()
    const { factors } = (await martina.get('/auth/export')).json()
    expect(factors).toEqual({ passkeys: [answer.json().data], authenticator: null, recovery: null })
  })
})
