import { expect, test } from 'vitest'
import { daysLeft, isWeekOver, shownDays, weekOf } from './calendarDays.ts'

const openDays = [2, 3, 5].map((weekday) => ({ weekday, from: '', to: '' }))

test.each(['2026-11-23', '2026-11-26', '2026-11-29'])('the week of %s is from Monday to Sunday', (day) => {
  const week = weekOf(day)
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-11-23', '2026-11-29'])
})

test.each([
  ['2026-11-23', 7, false],
  ['2026-11-27', 3, false],
  ['2026-11-28', 2, true],
  ['2026-11-29', 1, true],
])('on %s %i days of the week are left; it is over: %s', (day, left, over) => {
  expect([daysLeft(day), isWeekOver(day, openDays)]).toEqual([left, over])
})

test('shows the weekdays that are open, and a Saturday with slots', () => {
  const shown = shownDays(weekOf('2026-11-26'), openDays, new Set(['2026-11-28', '2026-12-05']))
  expect(shown).toEqual(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28'])
})
