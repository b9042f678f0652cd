import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what has come is kept', async () => {
  let times = 0
  const { load, loaded } = loadOnce(async () => {
    times += 1
    return 'texts'
  })
  expect(loaded()).toBeUndefined()
  await Promise.all([load(), load()])
  expect(await load()).toBe('texts')
  expect(loaded()).toBe('texts')
  expect(times).toBe(1)
})

test('a failure is the answer to who asks again at once, and not for good', async () => {
  let connected = false
  const { load, loaded } = loadOnce(async () => {
    if (!connected) throw new Error('offline')
    return 'texts'
  })
  const first = load()
  await expect(first).rejects.toThrow('offline')
  connected = true
  expect(load()).toBe(first)
  vi.advanceTimersByTime(1_000)
  expect(await load()).toBe('texts')
  expect(loaded()).toBe('texts')
})
