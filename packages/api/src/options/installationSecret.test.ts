import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { installationKey } from './installationSecret.ts'
import { options } from './options.table.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

test('stays the same, and is another for each purpose', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => installationKey(gallery.db, 'one')))
  expect(new Set(keys).size).toBe(1)
  expect(await installationKey(gallery.db, 'one')).toBe(keys[0])
  expect(await installationKey(gallery.db, 'two')).not.toBe(keys[0])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('is in no answer and cannot be written', async () => {
  await installationKey(gallery.db, 'one')
  const [row] = await gallery.db.select().from(options)
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  expect((await lucia.get('/api/options')).body).not.toContain(String(row?.value))
  expect((await lucia.get('/api/options/installation_secret')).statusCode).toBe(404)
  await lucia.patch('/api/options', { installation_secret: 'mine' })
  expect(await gallery.db.select().from(options)).toEqual([row])
})
