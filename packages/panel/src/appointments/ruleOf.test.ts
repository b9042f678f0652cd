import { expect, test } from 'vitest'
import { ruleOf } from './ruleOf.ts'

const clock = (instant: string) => instant.slice(11, 16)
const weekday = (instant: string) => new Date(instant).getUTCDay()
const slot = (day: number, start: string, end: string, limit = 8) => ({
  start: `2026-11-${day}T${start}:00Z`,
  end: `2026-11-${day}T${end}:00Z`,
  limit,
})

test('a season goes on as it has begun', () => {
  const slots = [17, 19].flatMap((day) => [
    slot(day, '10:00', '10:40'),
    slot(day, '11:30', '12:10'),
    slot(day, '13:00', '13:40', 6),
  ])
  expect(ruleOf(slots, clock, weekday)).toEqual({
    weekdays: [2, 4],
    pattern: 'every',
    first: '10:00',
    last: '13:00',
    every: 90,
    hours: '10:00, 11:30, 13:00',
    duration: 40,
    limit: 8,
  })
})

test('hours that keep no step are told one by one', () => {
  const slots = [slot(16, '10:00', '10:45'), slot(16, '11:00', '11:45'), slot(18, '16:30', '17:15')]
  expect(ruleOf(slots, clock, weekday)).toMatchObject({
    weekdays: [1, 3],
    pattern: 'hours',
    hours: '10:00, 11:00, 16:30',
  })
})

test('of one slot a day the step is its length', () => {
  expect(ruleOf([slot(16, '15:00', '16:00')], clock, weekday)).toMatchObject({
    pattern: 'every',
    first: '15:00',
    last: '15:00',
    every: 60,
  })
})

test('an event without slots has no pattern', () => {
  expect(ruleOf([], clock, weekday)).toBeNull()
})
