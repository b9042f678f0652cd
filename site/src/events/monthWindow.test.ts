import { expect, test } from 'vitest'
import { monthWindow, nextMonth, previousMonth, shownMonth } from './monthWindow.ts'

test.each([
  [
    'the month that now is, from this week on, over four weeks',
    '2026-11',
    '2026-11-17',
    '2026-11-16',
    '2026-12-13',
  ],
  ['it at its beginning', '2026-11', '2026-11-02', '2026-11-02', '2026-12-06'],
  ['a month to come, from the week of its first day on', '2026-12', '2026-11-17', '2026-11-30', '2027-01-03'],
  ['February, which can have four weeks', '2027-02', '2026-11-17', '2027-02-01', '2027-02-28'],
  ['six weeks where a month has them', '2027-05', '2026-11-17', '2027-04-26', '2027-06-06'],
  ['a Sunday is the end of its week', '2026-11', '2026-11-22', '2026-11-16', '2026-12-13'],
])('%s', (_what, month, today, first, last) => {
  const days = monthWindow(month, today)
  expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0])
})

test('months follow each other over the end of a year', () => {
  expect([
    nextMonth('2026-12'),
    nextMonth('2026-01'),
    previousMonth('2027-01'),
    previousMonth('2026-03'),
  ]).toEqual(['2027-01', '2026-02', '2026-12', '2026-02'])
})

test('a month that is over, or none, is the one that now is', () => {
  const shown = [undefined, '2026-03', '2026-11', '2027-01'].map((month) => shownMonth(month, '2026-11-17'))
  expect(shown).toEqual(['2026-11', '2026-11', '2026-11', '2027-01'])
})
