import { expect, test } from 'vitest'
import { itemDate } from './itemDate.ts'

const day = (date: string) => `the ${date}`

test.each([
  ['its day', { date: '1951-03-12', date_fallback: 'marzo', year: 1951 }, 'the 1951-03-12'],
  ['what stands for the day', { date: null, date_fallback: 'hacia 1950', year: 1950 }, 'hacia 1950'],
  ['its year', { date: null, date_fallback: '', year: 1950 }, '1950'],
  ['nothing', { date: null, date_fallback: '', year: null }, ''],
])('%s', (_what, item, said) => {
  expect(itemDate(item, day)).toBe(said)
})
