import { expect, test } from 'vitest'
import { daysBetween, weekOf } from './calendarDays.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('the week of %s begins on %s and has five days', (day, monday) => {
  const week = weekOf(day)
  expect([week[0], week.length]).toEqual([monday, 5])
})

test('days of a range, both ends included', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(2)
  expect(daysBetween('2026-12-31', '2026-12-31')).toBe(1)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(0)
})
