import { expect, test } from 'vitest'
import { usedOf } from './waiter.ts'

test.each([
  ['16:00', 0],
  ['17:00', 0.5],
  ['18:00', 1],
  ['15:00', 0],
  ['19:00', 1],
])('at %s so much of the offer has passed: %d', (time, used) => {
  const offer = { since: '2026-11-19T16:00:00Z', until: '2026-11-19T18:00:00Z' }
  expect(usedOf(offer, new Date(`2026-11-19T${time}:00Z`))).toBe(used)
})
