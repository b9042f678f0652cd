import { expect, test } from 'vitest'
import { weekOf } from './calendarDays.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('the week of %s begins on %s and has five days', (day, monday) => {
  const week = weekOf(day)
  expect([week[0], week.length]).toEqual([monday, 5])
})
