import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

test('says what is wrong with a form that is none, breaks off, or has no file', async () => {
  const json = await lucia.post('/api/imports', { kind: 'works' })
  expect([json.statusCode, json.json()]).toEqual([415, { message: expect.stringMatching(/\w/) }])
  const whole = await multipartForm({ kind: 'works' }, { name: 'a.csv', bytes: Buffer.from('code\nA\n') })
  for (const share of [0.3, 0.6, 0.95]) {
    const body = whole.body.subarray(0, Math.floor(whole.body.length * share))
    const cut = await lucia.post('/api/imports', body, { headers: whole.headers })
    expect([share, cut.statusCode, cut.json()]).toEqual([
      share,
      400,
      { message: expect.stringMatching(/\w/) },
    ])
  }
  for (const { body, headers } of [
    await multipartForm({ kind: 'works' }),
    await multipartForm({ kind: 'works', file: 'a text' }),
  ]) {
    const fileless = await lucia.post('/api/imports', body, { headers })
    expect([fileless.statusCode, Object.keys(fileless.json().errors)]).toEqual([422, ['file']])
  }
  const empty = await multipartForm({ kind: 'works' }, { name: 'a.csv', bytes: Buffer.alloc(0) })
  const nothing = await lucia.post('/api/imports', empty.body, { headers: empty.headers })
  expect([nothing.statusCode, nothing.json().message]).toEqual([422, 'El archivo está vacío.'])
})
