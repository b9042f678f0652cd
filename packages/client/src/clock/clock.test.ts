import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clock } from './clock.ts'

beforeEach(() => {
  // The visitor's clock is seven hours before the server's.
  vi.useFakeTimers({ now: new Date('2026-11-29T09:59:30.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('who keeps a page open over the gallery’s midnight is told of the next day', () => {
  const clock = new Clock('2026-11-29T02:59:30.000Z')
  const days = [clock.today('America/Argentina/Buenos_Aires')]
  const end = clock.subscribe(() => days.push(clock.today('America/Argentina/Buenos_Aires')))
  vi.advanceTimersByTime(60_000)
  end()
  vi.advanceTimersByTime(60_000)
  expect(days).toEqual(['2026-11-28', '2026-11-29', '2026-11-29'])
})
