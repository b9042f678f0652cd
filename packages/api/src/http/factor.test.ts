import { type Endpoint, endpoints, type Right } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { authenticators } from '../tables/authenticators.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { needsFactor } from './needsFactor.ts'
import { factorRights } from './rights.ts'

const email = 'lucia@ochava.example'
let stage: TestApp
/** Somebody who has come in by the mail of a super user that has an app, and has not said its code. */
let thief: TestClient

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.reset()
  thief = stage.client()
  const user_id = await thief.signInAs({ email, super: true })
  const now = stage.clock.now
  await stage.db.insert(authenticators).values({ user_id, secret: 'sealed', last_step: 0, created_at: now })
})

const ofOneself: readonly Right[] = ['oneself', 'owner', 'ownerOrSuper']
const writes = Object.entries<Endpoint>(endpoints).filter(
  ([name, { right }]) => ofOneself.includes(right) && !name.startsWith('GET ')
)

/** Why a write is refused before anybody looks at what was sent; undefined where it is not. */
async function refusalOf(name: string): Promise<string | undefined> {
  const [method = '', pattern = ''] = name.split(' ')
  const url = pattern.replace(/:\w+/g, '4711')
  const answer =
    method === 'DELETE'
      ? await thief.delete(url)
      : await thief[method === 'PUT' ? 'put' : method === 'PATCH' ? 'patch' : 'post'](url, {})
  return answer.statusCode === 403 ? answer.json().message : undefined
}

describe('of writes about oneself, to a session without the factor that its user has', () => {
  test.each(writes)('%s', async (name) => {
    const refusal = factorRights.has(name) ? expect.stringMatching(/^Confirmá que sos vos con/) : undefined
    expect(await refusalOf(name)).toEqual(refusal)
  })
})

it('asks for the factor unless an endpoint says otherwise, and never for what it only reads', () => {
  expect(needsFactor('PUT /auth/editUser', { right: 'oneself' })).toBe(true)
  expect(needsFactor('POST /auth/proof', { right: 'oneself', factor: 'not-needed' })).toBe(false)
  expect(needsFactor('GET /auth/account', { right: 'oneself' })).toBe(false)
  expect(needsFactor('POST /api/contact', { right: 'everybody' })).toBe(false)
})
