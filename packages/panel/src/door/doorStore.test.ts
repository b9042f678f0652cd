import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbiddenStorageStub, fullStorageStub, storageStub } from '../kept/storageStub.ts'
import { keepList, readList } from './doorStore.ts'
import { forgetOver } from './forgetOver.ts'
import { aList, aSlot } from './sampleList.ts'

/** What the browser's database keeps; undefined where it keeps nothing. */
let database: Map<string, unknown> | undefined

vi.mock('idb-keyval', () => {
  const kept = () => {
    if (!database) throw new DOMException('It is forbidden.', 'SecurityError')
    return database
  }
  return {
    createStore: () => 'store',
    get: async (key: string) => kept().get(key),
    set: async (key: string, value: unknown) => void kept().set(key, value),
    del: async (key: string) => void kept().delete(key),
  }
})

const kept = { list: aList(), lead: 0 }
const { day } = kept.list

beforeEach(() => {
  database = new Map()
  vi.stubGlobal('indexedDB', { databases: async () => (database ? [{ name: 'gallery-door' }] : []) })
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', storageStub())
  vi.useFakeTimers({ now: new Date(`${day}T15:00:00-03:00`) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const storages = [
  ['keeps', storageStub],
  ['is full', fullStorageStub],
  ['is forbidden', forbiddenStorageStub],
] as const

test.each(storages)('the list of the day is kept where the storage %s', async (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  await keepList(kept)
  expect(await readList()).toEqual(kept)
})

test('where the browser keeps nothing at all there is no list, and nothing fails', async () => {
  database = undefined
  vi.stubGlobal('localStorage', forbiddenStorageStub())
  await keepList(kept)
  expect(await readList()).toBeUndefined()
  expect(await forgetOver(day)).toBe(false)
})

test('a storage that does not answer is not waited for', async () => {
  database = Object.assign(new Map(), { get: () => new Promise(() => undefined) })
  const list = readList()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await list).toBeUndefined()
})

test.each(storages)(
  'the list of a day that is over is forgotten where the storage %s',
  async (_, storage) => {
    vi.stubGlobal('localStorage', storage())
    await keepList(kept)
    expect(await forgetOver(day)).toBe(false)
    expect(await readList()).toEqual(kept)

    vi.setSystemTime(new Date('2026-11-18T00:02:00-03:00'))
    expect(await forgetOver('2026-11-18')).toBe(false)
    expect(await readList()).toBeUndefined()
  }
)

test('while a time is on over midnight its list stays, and is looked at again', async () => {
  const late = aSlot({ start: `${day}T22:00:00-03:00`, end: '2026-11-18T01:30:00-03:00' })
  await keepList({ list: { ...aList(), slots: [late] }, lead: 0 })
  vi.setSystemTime(new Date('2026-11-18T00:02:00-03:00'))
  expect(await forgetOver('2026-11-18')).toBe(true)
  expect(await readList()).toBeDefined()

  vi.setSystemTime(new Date('2026-11-18T01:31:00-03:00'))
  expect(await forgetOver('2026-11-18')).toBe(false)
  expect(await readList()).toBeUndefined()
})
