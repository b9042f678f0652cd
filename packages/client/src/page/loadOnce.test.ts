import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFailures, loadOnce } from './loadOnce.ts'

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

test('who asks by hand is not told of the failure before', async () => {
  let attempts = 0
  const { load } = loadOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return 'texts'
  })
  await expect(load()).rejects.toThrow('offline')
  forgetFailures()
  const second = load()
  vi.advanceTimersByTime(1_000)
  expect(load(), 'and is not forgotten in its turn').toBe(second)
  expect(await second).toBe('texts')
  expect(attempts).toBe(2)
})
