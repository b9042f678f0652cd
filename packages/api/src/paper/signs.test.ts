import { expect, test } from 'vitest'
import { shortened } from './signs.ts'

test.each([
  ['Patio a las cuatro', 18, 'Patio a las cuatro'],
  ['Patio a las cuatro', 17, 'Patio a las…'],
  ['Patio a las cuatro', 12, 'Patio a las…'],
  ['Patio, a las cuatro', 8, 'Patio…'],
  ['Donaudampfschifffahrt', 6, 'Donau…'],
  ['👩🏽‍🎨👩🏽‍🎨👩🏽‍🎨', 2, '👩🏽‍🎨…'],
  ['g̃g̃g̃', 3, 'g̃g̃g̃'],
])('“%s” in %i signs is “%s”', (text, most, told) => {
  expect(shortened(text, most)).toBe(told)
})
