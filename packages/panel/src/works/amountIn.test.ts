import { expect, test } from 'vitest'
import { amountIn } from './amountIn.ts'

test.each([
  ['38.000', 38_000],
  ['38,000.50', 38_000.5],
  [' 1.250.000,75 ', 1_250_000.75],
  ['38000,5', 38_000.5],
  ['12.5', 12.5],
  ['', null],
  ['a convenir', 'a convenir'],
  ['-3', '-3'],
  ['1.2.3', '1.2.3'],
])('“%s” is %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})
