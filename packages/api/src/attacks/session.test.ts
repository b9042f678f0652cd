import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie } from '../auth/session.ts'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const email = 'martina@example.org'
let stage: TestApp
let victim: TestClient
let attacker: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  victim = stage.client()
  attacker = stage.client()
})
afterAll(() => stage.close())

async function signIn(client: TestClient) {
  await client.post('/es/auth/login', { email })
  const [mail] = await stage.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  const token = /\/es\/auth\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  return client.post('/auth/login', { token })
}
const who = async (client: TestClient) => (await client.get('/auth/getUser')).json().data

describe('a session that somebody planted in a browser', () => {
  it('is not the one that signing in there starts', async () => {
    await attacker.signInAs({ email: 'attacker@example.org' })
    const planted = attacker.cookies.get(sessionCookie) ?? ''
    victim.cookies.set(sessionCookie, planted)
    expect((await signIn(victim)).statusCode).toBe(200)
    expect(victim.cookies.get(sessionCookie)).not.toBe(planted)
    expect(await who(victim)).toMatchObject({ email })
    expect(await who(attacker), 'and what was planted is over').toBeNull()
  })

  it('is nobody’s when its id was made up, before signing in and after', async () => {
    for (const id of ['made-up', 'x'.repeat(43), "' or 1=1 --", '%00', 'a'.repeat(10_000)]) {
      attacker.cookies.set(sessionCookie, id)
      victim.cookies.set(sessionCookie, id)
      await signIn(victim)
      expect(await who(attacker)).toBeNull()
    }
  })
})

describe('a session that somebody copied', () => {
  it('ends with its owner’s sign-out, here or everywhere', async () => {
    for (const way of ['/auth/logout', '/auth/logout/all']) {
      await victim.signInAs({ email })
      attacker.cookies.set(sessionCookie, victim.cookies.get(sessionCookie) ?? '')
      expect(await who(attacker)).toMatchObject({ email })
      await victim.post(way)
      expect(await who(attacker)).toBeNull()
    }
  })

  it('is not made from what the owner’s list shows', async () => {
    await victim.signInAs({ email })
    for (const { id } of (await victim.get('/auth/sessions')).json().data) {
      attacker.cookies.set(sessionCookie, id)
      expect(await who(attacker)).toBeNull()
    }
  })
})
