import { expect, test } from 'vitest'
import { isFlat, trendOf } from './trend.mjs'

/** The same row each time, between -1 and 1. */
const noise = Array.from({ length: 60 }, (_, at) => Math.sin(at * 12.9898) ** 3)

test.each([
  ['what stays as it is', noise.map((each) => 200 + 20 * each), true],
  ['what falls', noise.map((each, at) => 300 - at + 20 * each), true],
  ['single ones that are far out', noise.map((each, at) => (at % 9 === 8 ? 900 : 200 + each)), true],
  ['what surely rises, and by next to nothing', noise.map((_, at) => 200 + at / 20), true],
  ['what leaks', noise.map((each, at) => 200 + at + 20 * each), false],
  ['what leaks in steps', noise.map((each, at) => 200 + 20 * Math.floor(at / 15) + 5 * each), false],
])('%s', (_, values, flat) => {
  expect(isFlat(values, 0.1)).toBe(flat)
})

test('says how much it grew from the first to the last', () => {
  expect(trendOf([100, 110, 120, 130, 140]).growth).toBeCloseTo(40 / 120)
  expect(trendOf([7]).growth).toBe(0)
})
