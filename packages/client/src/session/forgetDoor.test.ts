import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDoor } from './forgetDoor.ts'

/** What was forgotten. */
let forgotten: string[] = []

const forbidden = () => {
  throw new DOMException('It is forbidden.', 'SecurityError')
}
const forgets = (name: string) => () => void forgotten.push(name)
const worker = (path: string, unregister = forgets(path)) => ({
  scope: `https://gallery.example${path}`,
  unregister: async () => unregister(),
})

beforeEach(() => {
  forgotten = []
  vi.stubGlobal('localStorage', { removeItem: forgets('mark') })
  vi.stubGlobal('indexedDB', { deleteDatabase: forgets('list') })
  vi.stubGlobal('window', { caches: { delete: async () => forgotten.push('page') } })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [worker('/es/admin/door'), worker('/other')] },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing of the door stays on the phone, and what is not of it does', async () => {
  await forgetDoor()
  expect(forgotten).toEqual(['mark', 'list', 'page', '/es/admin/door'])
})

test.each([
  ['the storage', 'mark', () => vi.stubGlobal('localStorage', { removeItem: forbidden })],
  ['the database', 'list', () => vi.stubGlobal('indexedDB', { deleteDatabase: forbidden })],
  ['the cache', 'page', () => vi.stubGlobal('window', { caches: { delete: async () => forbidden() } })],
  [
    'the workers',
    '/es/admin/door',
    () => vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => forbidden() } }),
  ],
])('where the browser refuses %s the rest is forgotten, and signing out goes on', async (_, name, refuse) => {
  refuse()
  await forgetDoor()
  expect(forgotten).toEqual(['mark', 'list', 'page', '/es/admin/door'].filter((each) => each !== name))
})

test('of two workers of which one stays the other goes', async () => {
  const workers = [worker('/es/admin/door', forbidden), worker('/en/admin/door')]
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } })
  await forgetDoor()
  expect(forgotten).toContain('/en/admin/door')
})

test('in a browser that has none of it there is nothing to forget', async () => {
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
  await forgetDoor()
  expect(forgotten).toEqual([])
})
