import { expect, test } from 'vitest'
import { gridOf } from './gridOf.ts'
import { cameOf, percentOf } from './percentOf.ts'
import { firstDay, otherEnd, periodIn } from './reportPeriod.ts'

test('a period is of whole weeks, and the next begins where it ends', () => {
  expect(periodIn('moon')).toBe('weeks')
  expect(firstDay('weeks', '2025-03-30')).toBe('2025-03-03')
  expect(otherEnd('weeks', '2025-03-30', 'before')).toBe('2025-03-02')
  expect(firstDay('weeks', otherEnd('weeks', '2025-03-30', 'after'))).toBe('2025-03-31')
  expect(firstDay('year', '2025-03-30')).toBe('2024-04-01')
})

test('of fewer than twenty people there is no percentage', () => {
  expect(percentOf(10, 19)).toBeUndefined()
  expect(percentOf(10, 20)).toBe(50)
  expect(cameOf({ attended: 30, no_shows: 10 })).toBe(75)
  expect(cameOf({ attended: 10, no_shows: 9 })).toBeUndefined()
  expect(cameOf({ attended: 30, no_shows: null })).toBeUndefined()
})

test('hours stand by day, empty where there are no slots', () => {
  const many = [
    { weekday: 4, hour: 15, offered: 40, booked: 40 },
    { weekday: 1, hour: 16, offered: 40, booked: 10 },
  ]
  expect(gridOf(many)).toEqual({
    percent: true,
    hours: [15, 16],
    days: [
      { weekday: 1, hours: [null, { value: 25, share: 0.25 }] },
      { weekday: 4, hours: [{ value: 100, share: 1 }, null] },
    ],
  })
  const few = gridOf([...many, { weekday: 1, hour: 15, offered: 4, booked: 3 }])
  expect(few.percent).toBe(false)
  expect(few.days[0]?.hours).toEqual([
    { value: 3, share: 0.75 },
    { value: 10, share: 0.25 },
  ])
  expect(gridOf([{ weekday: 7, hour: 9, offered: 0, booked: 0 }]).days).toEqual([])
})
