import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeating } from './repeating.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('slow work is never begun anew before it has ended', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const end = repeating(work, 700)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(700)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work, 'once it is over').toHaveBeenCalledTimes(2)
})
