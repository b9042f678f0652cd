import { expect, test } from 'vitest'
import { holdLimits, waitFor } from './limits.ts'

const minute = 60_000

test.each([
  [-3, 0],
  [0, 0],
  [1, 5],
  [2, 10],
  [3, 20],
  [8, 640],
  [9, 720],
  [5_000, 720],
])('%i more lapsed than confirmed: %i minutes', (owed, minutes) => {
  expect(waitFor(owed)).toBe(minutes * minute)
})

test('what is waited for is remembered as long', () => {
  expect(holdLimits.memory).toBeGreaterThan(holdLimits.longestWait)
})
