import { expect, test } from 'vitest'
import { formatPrice } from './formatPrice.ts'

test.each([
  ['thousands', 38_000, 'USD', 'USD\u00a038.000', 'USD\u00a038,000'],
  ['four digits, which Spanish would not part', 4500, 'USD', 'USD\u00a04.500', 'USD\u00a04,500'],
  ['millions', 2_320_000, 'ARS', 'ARS\u00a02.320.000', 'ARS\u00a02,320,000'],
  ['under a thousand', 950, 'EUR', 'EUR\u00a0950', 'EUR\u00a0950'],
  ['cents, which nobody quotes', 1799.5, 'USD', 'USD\u00a01.800', 'USD\u00a01,800'],
  ['nothing', 0, 'USD', 'USD\u00a00', 'USD\u00a00'],
  ['no currency', 1200, '', '1.200', '1,200'],
] as const)('%s', (_name, amount, currency, es, en) => {
  expect(formatPrice(amount, currency, 'es')).toBe(es)
  expect(formatPrice(amount, currency, 'en')).toBe(en)
})

test.each([
  ['fr', '38\u00a0000\u00a0USD'],
  ['de', '38.000\u00a0USD'],
  ['en-US', 'USD\u00a038,000'],
  ['ja', 'USD\u00a038,000'],
])('where the currency stands in %s', (language, price) => {
  expect(formatPrice(38_000, 'USD', language)).toBe(price)
})

test('to the cent it has the decimals that there are, two at most', () => {
  expect(formatPrice(1200.5, 'USD', 'es', true)).toBe('USD\u00a01.200,5')
  expect(formatPrice(1321, 'USD', 'en', true)).toBe('USD\u00a01,321')
  expect(formatPrice(1200.555, 'EUR', 'fr', true)).toBe('1\u202f200,56\u00a0EUR'.replace(/\s/g, '\u00a0'))
})
