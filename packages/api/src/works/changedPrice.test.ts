import { expect, it } from 'vitest'
import { changedPrice } from './changedPrice.ts'

it.each([
  [31_000, 8, 100, 33_500],
  [32_700, 8, 100, 35_300],
  [8_200, 8, 100, 8_900],
  [8_200, -8, 0, 7_544],
  [99.99, 10, 0, 109.99],
  [1.1, 10, 0, 1.21],
  [0.05, 10, 0, 0.06],
  [1_025, 0, 50, 1_050],
  [1_024.99, 0, 50, 1_000],
  [40, 5, 100, 0],
  [999_999_999_999, 0.01, 1, 1_000_099_999_999],
] as const)('%d by %d per cent, rounded to %d, is %d', (price, percent, round, expected) => {
  expect(changedPrice(price, { by: 'percent', percent, round })).toBe(expected)
})

it('leaves no price without one, and sets or takes away an amount', () => {
  expect(changedPrice(null, { by: 'percent', percent: 8, round: 100 })).toBeNull()
  expect(changedPrice(null, { by: 'amount', amount: 500 })).toBe(500)
  expect(changedPrice(500, { by: 'amount', amount: null })).toBeNull()
})
