import { expect, test } from 'vitest'
import { contrast, pairsOf } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('%s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test.each([...pairsOf('light'), ...pairsOf('dark')])('$name ($front, $back) reaches $least', (pair) => {
  expect(contrast(pair.front, pair.back)).toBeGreaterThanOrEqual(pair.least)
})
