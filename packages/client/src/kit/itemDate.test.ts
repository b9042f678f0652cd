import { expect, test } from 'vitest'
import { itemDate } from './itemDate.ts'

const day = (date: string) => `the ${date}`

const words = { es: 'hacia 1950', en: 'c. 1950' }

test('its day goes before all words', () => {
  const item = { date: '1951-03-12', date_fallback: 'marzo', year: 1951, date_words: words }
  expect(itemDate(item, 'en', day)).toBe('the 1951-03-12')
})

test.each([
  ['what stands for the day', { date: null, date_fallback: 'hacia 1950', year: 1950 }, 'hacia 1950'],
  ['its year', { date: null, date_fallback: '', year: 1950 }, '1950'],
  ['its year before our era', { date: null, date_fallback: '', year: -500 }, '500 a. C.'],
  ['nothing', { date: null, date_fallback: '', year: null }, ''],
])('%s', (_what, item, said) => {
  expect(itemDate({ ...item, date_words: null }, 'es', day)).toBe(said)
})

test.each([
  ['the words of the source in Spanish', 'hacia el 50', 'es', 'hacia el 50'],
  ['those of the EDTF in English', 'hacia el 50', 'en', 'c. 1950'],
  ['those of the EDTF where the source has none', '', 'es', 'hacia 1950'],
] as const)('%s', (_what, date_fallback, language, said) => {
  const item = { date: null, date_fallback, year: 1950, date_words: words }
  expect(itemDate(item, language, day)).toBe(said)
})
