import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityChanges } from '../tables/activity.table.ts'
import { installation } from '../tables/installation.table.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { installationKey } from './installationKey.ts'

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

test('is in no answer and in no log of changes', async () => {
  await installationKey(gallery.db, 'one')
  const [row] = await gallery.db.select().from(installation)
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  for (const path of ['/api/options', '/api/activity']) {
    const { statusCode, body } = await lucia.get(path)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('installation')
    expect(body).not.toContain(String(row?.secret))
  }
  const logged = await gallery.db.select({ after: activityChanges.after }).from(activityChanges)
  expect(JSON.stringify(logged)).not.toContain(String(row?.secret))
})
