import { expect, test } from 'vitest'
import { dayInWords, hours } from './clock.ts'

test.each([
  ['es', 'domingo 1 de marzo'],
  ['en', 'Sunday 1 March'],
] as const)('a day in %s is read out: %s', (language, words) => {
  expect(dayInWords('2026-03-01', language)).toBe(words)
})

test.each([
  ['America/Argentina/Buenos_Aires', '21:00 - 00:15'],
  ['Europe/Madrid', '01:00 - 05:15'],
])('the clock of %s', (zone, shown) => {
  // In Madrid the clock goes forward between the two.
  expect(hours({ start: '2026-03-29T00:00:00Z', end: '2026-03-29T03:15:00Z' }, zone)).toBe(shown)
})
