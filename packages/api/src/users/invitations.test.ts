import type { ActivityEntry } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockSupers } from '../people/supers.ts'
import { outbox } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { invite } from './inviting.ts'

const url = '/api/users/invitations'
const day = 24 * 60 * 60_000
let stage: TestApp
let jefa: TestClient
let jefaId: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  jefa = stage.client()
  jefaId = await jefa.signInAs({ email: 'jefa@example.org', super: true, first_name: 'Lucía' })
})
afterAll(() => stage.close())

const form = { email: 'Nueva@Example.org', language: 'en', super: true }

async function invited(changes: Partial<typeof form> = {}): Promise<{ id: number; token: string }> {
  const answer = await jefa.post(url, { ...form, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return { id: answer.json().data.id, token: await mailedToken() }
}

async function mailedToken(): Promise<string> {
  const [mail] = await outbox(stage.db)
  return /\/auth\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const enter = (token: string, client = stage.client()) => client.post('/auth/login', { token })

describe('an invitation', () => {
  it('is mailed in the language that was chosen, and waits in the list', async () => {
    const { id } = await invited()
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'invitation', language: 'en', to: 'nueva@example.org' })
    expect(mail?.text).toContain('Lucía invites you to work in the gallery')
    expect(mail?.html).toContain('/en/auth/')
    expect((await jefa.get(url)).json().data).toEqual([
      {
        id,
        email: 'nueva@example.org',
        language: 'en',
        super: true,
        sent_at: stage.clock.now.toISOString(),
        expires_at: new Date(stage.clock.now.getTime() + 7 * day).toISOString(),
        expired: false,
        invited_by: { id: 1, full_name: 'Lucía' },
      },
    ])
    await invited({ language: 'es', super: false })
    expect((await outbox(stage.db))[0]?.text).toContain('Lucía te invita a tener una cuenta')
    expect((await jefa.get(url)).json().data, 'one for each address').toHaveLength(1)
  })

  it('is told in the log, with who invited, and its end too', async () => {
    const { id } = await invited()
    const told = async () => {
      const { data } = (await jefa.get('/api/activity?kind=invitation')).json()
      return data.map(({ action, by, record, revertible }: ActivityEntry) => ({
        action,
        by: by?.id ?? null,
        label: record.label_es,
        revertible,
      }))
    }
    const made = { action: 'created', by: jefaId, revertible: false }
    expect(await told()).toEqual([{ ...made, label: 'nueva@example.org' }])
    await jefa.post(`${url}/${id}/resend`, {})
    expect(await told(), 'that it was sent again is no change').toHaveLength(1)
    await jefa.delete(`${url}/${id}`)
    expect(await told()).toEqual([
      { ...made, action: 'deleted', label: '' },
      { ...made, label: '' },
    ])
    await enter((await invited()).token)
    expect((await told())[0]).toMatchObject({ action: 'deleted', by: null })
  })

  it('asks for the address of who is invited, not of who invites', async () => {
    for (const email of ['', '  ']) {
      const refused = await jefa.post(url, { ...form, email })
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors).toEqual({ email: ['Escribí el email de quien invitás.'] })
    }
  })

  it('signs in once, with the panel only where that was chosen', async () => {
    const { token } = await invited()
    const came = await enter(token)
    expect(came.json()).toMatchObject({
      data: { email: 'nueva@example.org', super: true },
      path: '/en/admin',
    })
    expect((await enter(token)).statusCode).toBe(422)
    expect((await jefa.get(url)).json().data).toEqual([])
    const other = await invited({ email: 'otra@example.org', super: false })
    expect((await enter(other.token)).json()).toMatchObject({ data: { super: false }, path: '/en' })
  })

  it('ends after seven days, and can be sent again, after which the first link leads nowhere', async () => {
    const { id, token } = await invited()
    stage.clock.advance(7 * day)
    expect((await enter(token)).statusCode).toBe(422)
    await jefa.signInAs({ email: 'jefa@example.org', super: true })
    expect((await jefa.get(url)).json().data).toMatchObject([{ expired: true }])
    expect((await jefa.post(`${url}/${id}/resend`)).json().data).toMatchObject({ id, expired: false })
    const first = await mailedToken()
    await jefa.post(`${url}/${id}/resend`)
    expect((await enter(first)).statusCode).toBe(422)
    expect((await enter(await mailedToken())).json().data.super).toBe(true)
  })

  it('can be withdrawn: its link leads nowhere, and signing in otherwise gives no panel', async () => {
    const { id, token } = await invited()
    expect((await jefa.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect((await enter(token)).statusCode).toBe(422)
    expect((await jefa.delete(`${url}/${id}`)).statusCode).toBe(404)
    expect((await jefa.post(`${url}/${id}/resend`)).statusCode).toBe(404)
    expect((await jefa.get(url)).json().data).toEqual([])
  })

  it('gives no panel once who invited has none', async () => {
    const { token } = await invited()
    const duena = stage.client()
    await duena.signInAs({ email: 'duena@example.org', super: true })
    await duena.patch(`/api/users/${jefaId}`, { super: false })
    expect((await enter(token)).json().data).toMatchObject({ email: 'nueva@example.org', super: false })
  })

  it('can be sent anew at the moment in which somebody comes by another mail: neither waits in a circle', async () => {
    await invited()
    await stage.client().post('/es/auth/login', { email: 'nueva@example.org' })
    const token = await mailedToken()
    const inviting = { now: stage.clock.now, env: stage.app.env, by: { id: jefaId, display: 'Lucía' } }
    const coming = await stage.db.transaction(async (tx) => {
      await lockSupers(tx)
      const entering = enter(token)
      await expect.poll(() => countWaiting(stage.db)).toBe(1)
      await invite(tx, { email: 'nueva@example.org', language: 'en', super: true }, inviting)
      return { entering }
    })
    expect((await coming.entering).json().data).toMatchObject({ email: 'nueva@example.org', super: true })
    expect((await jefa.get(url)).json().data).toEqual([])
  })

  it('is refused to who has an account, and to who sends too many', async () => {
    await stage.client().signInAs({ email: 'nueva@example.org' })
    const known = await jefa.post(url, form)
    expect([known.statusCode, Object.keys(known.json().errors)]).toEqual([422, ['email']])
    for (let at = 0; at < 29; at += 1) await invited({ email: `persona${at}@example.org` })
    expect((await jefa.post(url, { ...form, email: 'una.mas@example.org' })).statusCode).toBe(429)
  })

  it('is told to nobody but super users', async () => {
    const { id } = await invited()
    const stranger = stage.client()
    expect((await stranger.get(url)).statusCode).toBe(401)
    expect((await stranger.post(url, form)).statusCode).toBe(401)
    await stranger.signInAs({ email: 'curiosa@example.org' })
    expect((await stranger.get(url)).statusCode).toBe(403)
    expect((await stranger.post(`${url}/${id}/resend`)).statusCode).toBe(403)
    expect((await stranger.delete(`${url}/${id}`)).statusCode).toBe(403)
    const asked = (email: string) => stage.client().post('/es/auth/login', { email })
    expect((await asked('nueva@example.org')).body).toBe((await asked('nadie@example.org')).body)
  })
})
