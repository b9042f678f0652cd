import { expect, it } from 'vitest'
import { timeLeft } from './timeLeft.ts'

it.each([
  ['2026-11-17T16:05:00Z', { hours: 0, minutes: 28 }],
  ['2026-11-17T17:37:00Z', { hours: 2, minutes: 0 }],
  ['2026-11-17T17:37:40Z', { hours: 2, minutes: 0 }],
  ['2026-11-17T15:37:20Z', { hours: 0, minutes: 1 }],
  ['2026-11-17T15:00:00Z', { hours: 0, minutes: 0 }],
])('until %s, at 15:37', (until, expected) => {
  expect(timeLeft(until, new Date('2026-11-17T15:37:00Z'))).toEqual(expected)
})
