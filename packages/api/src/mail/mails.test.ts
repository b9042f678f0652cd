import type { OutgoingMail } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { enqueueMail } from './enqueueMail.ts'

const minute = 60_000
let stage: TestApp
let lucia: TestClient

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
})
afterAll(() => stage.close())

/** A mail to somebody, as far as `state` says it has come. */
async function mailTo(to: string, state: Partial<typeof mails.$inferInsert> = {}): Promise<void> {
  const { now } = stage.clock
  const link = 'http://localhost:3000/es/auth/geheim'
  const content = { subject: `Entrá, ${to}`, html: `<a href="${link}">Entrar</a>`, text: link }
  await enqueueMail(stage.db, { kind: 'signIn', language: 'es', to, content, now })
  await stage.db
    .update(mails)
    .set({ to, ...state })
    .where(eq(mails.to, to))
}

const list = async (query: string): Promise<OutgoingMail[]> =>
  (await lucia.get(`/api/mails?${query}`)).json().data
const failing = async (): Promise<number> => (await lucia.get('/api/panel')).json().data.mails

describe('the outbox of the panel', () => {
  it('shows each state by itself, and nothing of what is in a mail', async () => {
    const { now } = stage.clock
    await mailTo('espera@example.org', { attempts: 2, last_error: '451 Not now' })
    await mailTo('rechaza@example.org', { attempts: 1, last_error: '550 Nobody', failed_at: now })
    await mailTo('llega@example.org', { attempts: 1, sent_at: now })
    const answer = await lucia.get('/api/mails')
    expect(answer.json().counts).toEqual({ waiting: 1, failed: 1, sent: 1 })
    expect(answer.json().data).toMatchObject([
      { to: 'espera@example.org', state: 'waiting', attempts: 2, last_error: '451 Not now', sendable: true },
    ])
    expect(await list('state=failed')).toMatchObject([
      { to: 'rechaza@example.org', last_error: '550 Nobody' },
    ])
    expect(await list('state=sent')).toMatchObject([{ to: 'llega@example.org', sendable: false }])
    expect(await list('state=failed&query=RECHAZA')).toHaveLength(1)
    expect(await list('state=failed&query=nobody')).toHaveLength(0)
    expect(answer.body).not.toContain('geheim')
  })

  it('counts beside the screen what the mail server has not taken', async () => {
    await mailTo('nueva@example.org')
    expect(await failing()).toBe(0)
    await mailTo('espera@example.org', { last_error: '451 Not now' })
    await mailTo('rechaza@example.org', { last_error: '550 Nobody', failed_at: stage.clock.now })
    expect(await failing()).toBe(2)
  })

  it('sends again what was given up, with as many tries as a new one', async () => {
    await mailTo('rechaza@example.org', {
      attempts: 12,
      last_error: '550 Nobody',
      failed_at: stage.clock.now,
    })
    stage.clock.advance(minute)
    const answer = await lucia.post('/api/mails/1/send')
    expect(answer.json().data).toMatchObject({
      state: 'waiting',
      attempts: 0,
      due_at: stage.clock.now.toISOString(),
    })
  })

  it('gives up what waits, and then counts it no more', async () => {
    await mailTo('espera@example.org', { last_error: '451 Not now' })
    expect((await lucia.post('/api/mails/1/giveUp')).json().data).toMatchObject({
      state: 'failed',
      last_error: null,
    })
    expect(await failing()).toBe(0)
    expect((await lucia.post('/api/mails/1/send')).statusCode).toBe(200)
  })

  it('leaves alone what has left, what is in hand and what is of no use any more', async () => {
    const soon = new Date(stage.clock.now.getTime() + minute)
    await mailTo('llega@example.org', { sent_at: stage.clock.now })
    await mailTo('sale@example.org', { locked_until: soon })
    await mailTo('tarde@example.org', { expires_at: stage.clock.now, failed_at: stage.clock.now })
    const refused = [
      [1, 'send', 'Ese mail ya salió.'],
      [1, 'giveUp', 'Ese mail ya salió.'],
      [2, 'send', 'Ese mail está saliendo en este momento.'],
      [2, 'giveUp', 'Ese mail está saliendo en este momento.'],
      [3, 'send', 'Ese mail ya no sirve: su link venció.'],
    ] as const
    for (const [id, act, message] of refused) {
      const answer = await lucia.post(`/api/mails/${id}/${act}`)
      expect([answer.statusCode, answer.json()]).toEqual([409, { message }])
    }
    expect((await lucia.post('/api/mails/4/send')).statusCode).toBe(404)
  })
})
