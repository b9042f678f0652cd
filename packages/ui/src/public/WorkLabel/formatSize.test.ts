import { expect, test } from 'vitest'
import { formatSize } from './formatSize.ts'

test.each([
  ['all three sides', { height: 81, width: 55, depth: 3 }, '81 × 55 × 3 cm', '81 × 55 × 3 cm'],
  ['half centimetres', { height: 29.7, width: 21, depth: 2.5 }, '29,7 × 21 × 2,5 cm', '29.7 × 21 × 2.5 cm'],
  ['parts of a millimetre', { height: 10.25, width: 30.48 }, '10,25 × 30,48 cm', '10.25 × 30.48 cm'],
  ['no depth', { height: 76, width: 112, depth: null }, '76 × 112 cm', '76 × 112 cm'],
  ['a depth of nothing', { height: 76, width: 112, depth: 0 }, '76 × 112 cm', '76 × 112 cm'],
  ['one side', { height: 140 }, '140 cm', '140 cm'],
  ['no side', { height: null, width: null, depth: null }, undefined, undefined],
  ['nothing', {}, undefined, undefined],
] as const)('a work with %s', (_name, size, es, en) => {
  expect(formatSize(size, 'es')).toBe(es)
  expect(formatSize(size, 'en')).toBe(en)
})

test('numbers and unit are the locale’s', () => {
  expect(formatSize({ height: 29.7, width: 21 }, 'fr')).toBe('29,7 × 21 cm')
  expect(formatSize({ height: 29.7, width: 21 }, 'ar')).toBe('29.7 × 21 سم')
})
