import { expect, test } from 'vitest'
import { isSecondTap } from './twoTaps.ts'

const first = { x: 100, y: 100, at: 1_000 }

test.each([
  ['soon after, at the same place', { x: 108, y: 95, at: 1_200 }, true],
  ['too late', { x: 100, y: 100, at: 1_400 }, false],
  ['somewhere else, by another finger', { x: 200, y: 100, at: 1_100 }, false],
])('a tap %s', (_, tap, isSecond) => {
  expect(isSecondTap(tap, first)).toBe(isSecond)
})

test('the first has none before it', () => {
  expect(isSecondTap(first, null)).toBe(false)
})
