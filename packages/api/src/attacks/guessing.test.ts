import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const email = 'martina@example.org'
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

async function mailed() {
  await stage.client().post('/es/auth/login', { email })
  return lastMail()
}

async function lastMail() {
  const [mail] = await stage.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  const text = mail?.text ?? ''
  const [, first = '', second = ''] = /^(\d{3}) (\d{3})$/m.exec(text) ?? []
  return { token: /\/es\/auth\/([\w-]+)/.exec(text)?.[1] ?? '', code: first + second }
}

/** Guesses from a place of its own each time, as a network of captured machines does. */
let place = 0
function guess(credentials: object) {
  place += 1
  return stage.client().post('/auth/login', credentials, { ip: `198.51.100.${place % 250}` })
}

describe('guessing the code of an address', () => {
  it('ends after thirty tries a day, wherever they come from and however many mails are asked for', async () => {
    const statuses: number[] = []
    for (let mail = 0; mail < 8; mail += 1) {
      const { code } = await mailed()
      const wrong = code === '000000' ? '000001' : '000000'
      for (let time = 0; time < 5; time += 1) statuses.push((await guess({ email, code: wrong })).statusCode)
      stage.clock.advance(15 * 60_000)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), ...Array<number>(10).fill(429)])
  })

  it('says when to come back, and does not keep the owner out: the link works on', async () => {
    const { token, code } = await mailed()
    for (let time = 0; time < 30; time += 1)
      await guess({ email, code: code === '000000' ? '1'.repeat(6) : '000000' })
    const refused = await guess({ email, code })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400'])
    expect((await guess({ token })).statusCode).toBe(200)
  })

  it('is counted even when the guesses come at once', async () => {
    await mailed()
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess({ email, code: '000000' })))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
  })
})

describe('proving who one is', () => {
  const prove = (client: TestClient, code: string) => client.post('/auth/proof', { way: 'mail', code })

  it('goes on for whoever is signed in, whatever strangers asked for and guessed with their address', async () => {
    const martina = stage.client()
    await martina.signInAs({ email })
    for (let time = 0; time < 30; time += 1) await guess({ email, code: '000000' })
    for (let time = 0; time < 5; time += 1) await stage.client().post('/es/auth/login', { email })
    expect((await guess({ email, code: '000000' })).statusCode).toBe(429)
    expect((await stage.client().post('/es/auth/login', { email })).statusCode).toBe(429)
    expect((await martina.post('/auth/proof/mail')).statusCode).toBe(200)
    expect((await prove(martina, (await lastMail()).code)).statusCode).toBe(200)
  })

  it('can be tried thirty times a day, and five mails be asked for in a quarter of an hour', async () => {
    const martina = stage.client()
    await martina.signInAs({ email })
    const asked: number[] = []
    for (let time = 0; time < 6; time += 1) asked.push((await martina.post('/auth/proof/mail')).statusCode)
    expect(asked).toEqual([...Array<number>(5).fill(200), 429])
    const statuses: number[] = []
    for (let time = 0; time < 31; time += 1) statuses.push((await prove(martina, '000000')).statusCode)
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429])
  })
})

describe('guessing a link', () => {
  it.each([
    ['to sign in', (token: string) => ['/auth/login', { token }] as const],
    ['of a new address', (token: string) => [`/auth/email/${token}`, undefined] as const],
  ])('%s from one place ends after sixty tries', async (_which, request) => {
    const client = stage.client()
    const statuses: number[] = []
    for (let time = 0; time < 62; time += 1) {
      const [url, body] = request(String(time).padStart(43, 'x'))
      statuses.push((await client.post(url, body)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(422), 429, 429])
  })
})
