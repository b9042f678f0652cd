import { expect, test } from 'vitest'
import { sizeOf } from './sizeOf.ts'

const none = { height: null, width: null, depth: null, size_text: '' }

test.each([
  ['all sides', { height: 81, width: 55, depth: 2.5 }, '81 × 55 × 2,5 cm', '81 × 55 × 2.5 cm'],
  ['one side', { height: 60 }, '60 cm', '60 cm'],
  ['a side of nothing', { height: 0, width: 81, depth: 20 }, '81 × 20 cm', '81 × 20 cm'],
  ['parts of a millimetre', { height: 10.25, width: 30.48 }, '10,25 × 30,48 cm', '10.25 × 30.48 cm'],
  ['words', { height: 30, width: 30, size_text: '30 cm (diámetro)' }, '30 cm (diámetro)', '30 cm (diámetro)'],
  ['nothing', {}, '', ''],
])('what has %s', (_what, sized, es, en) => {
  expect(sizeOf({ ...none, ...sized }, 'es')).toBe(es)
  expect(sizeOf({ ...none, ...sized }, 'en')).toBe(en)
})

test('an item has no depth', () => {
  expect(sizeOf({ height: 29.7, width: 21, size_text: '' }, 'es')).toBe('29,7 × 21 cm')
})
