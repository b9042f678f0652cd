import { expect, test } from 'vitest'
import { edtfWords } from './edtf/edtfWords.ts'
import { yearOf } from './yearOf.ts'

const work = { year: null, year_text: '', date_words: null }

test.each([
  [1950, '1950', '1950'],
  [50, '50', '50'],
  [-1, '1 a. C.', '1 BC'],
  [-500, '500 a. C.', '500 BC'],
])('the year %i is told as %s and %s', (year, es, en) => {
  const told = { ...work, year }
  expect([yearOf(told, 'es'), yearOf(told, 'en')]).toEqual([es, en])
})

// A date for machines has a year zero, a record's year has none: -0499 is the year -500.
test.each([
  [-1, '0000'],
  [-500, '-0499'],
])('the year %i is told as its date for machines is, %s', (year, edtf) => {
  const told = { ...work, year }
  expect({ es: yearOf(told, 'es'), en: yearOf(told, 'en') }).toEqual(edtfWords(edtf))
})
