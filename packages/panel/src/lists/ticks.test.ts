import { expect, test } from 'vitest'
import { renewed, without } from './ticks.ts'

const ticks = new Map([
  [2, { id: 2, active: true }],
  [1, { id: 1, active: true }],
])

test('a row that is on the screen is ticked as it was read last, one of another page as it was known', () => {
  const shown = [
    { id: 1, active: false },
    { id: 3, active: false },
  ]
  expect([...renewed(ticks, shown).values()]).toEqual([
    { id: 2, active: true },
    { id: 1, active: false },
  ])
})

test('what has not changed stays the same map', () => {
  expect(renewed(ticks, [...ticks.values()])).toBe(ticks)
  expect(renewed(ticks, [])).toBe(ticks)
})

test('what is gone is ticked no longer', () => {
  expect([...without(new Set([4, 2, 3]), new Set([2, 9]))]).toEqual([4, 3])
})
