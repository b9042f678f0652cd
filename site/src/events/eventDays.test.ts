import type { Slot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { bookableDays, daysOfMonth, slotsByDay, timeOf } from './eventDays.ts'

const now = new Date('2026-11-18T12:00:00Z')
const today = '2026-11-18'
const asking = (people: number) => ({ people, now, fewShare: 25, today })

function slot(id: number, start: string, changes: Partial<Slot> = {}): Slot {
  const rest = { event_id: 1, end: start, label_es: '', label_en: '', limit: 4, count: 0 }
  return { id, start, ...rest, unavailable: false, groups: false, open_anyway: false, ...changes }
}

const places = [
  slot(5, '2026-11-20T15:00:00Z', { count: 3 }),
  slot(1, '2026-11-18T11:00:00Z'),
  slot(2, '2026-11-19T15:00:00Z', { count: 4 }),
  // A Saturday that was opened.
  slot(6, '2026-11-21T15:00:00Z', { open_anyway: true }),
]
const event = { places, active: true, requires_registration: true }
const slots = slotsByDay(event, (instant) => instant.slice(0, 10))

test('a month says what its days are to so many', () => {
  const days = [17, 18, 19, 20, 21, 22, 23].map((day) => `2026-11-${day}`)
  const closed = ['2026-11-21', '2026-11-22'].map((day) => ({ day, why: 'weekday' as const }))
  const states = (people: number) =>
    daysOfMonth(days, slots, { ...asking(people), closed }, (day) => `?day=${day}`).map(({ state }) => state)
  expect(states(1)).toEqual(['past', 'past', 'full', 'few', 'free', 'closed', 'none'])
  expect(states(2)).toEqual(['past', 'past', 'full', 'full', 'free', 'closed', 'none'])
})

test('what can be booked comes in order', () => {
  expect(bookableDays(slots, asking(1))).toEqual(['2026-11-20', '2026-11-21'])
  expect(bookableDays(slots, asking(2))).toEqual(['2026-11-21'])
})

test('an event that is hidden or open to all offers nothing', () => {
  const dayOf = (instant: string) => instant.slice(0, 10)
  expect(slotsByDay({ ...event, active: false }, dayOf).size).toBe(0)
  expect(slotsByDay({ ...event, requires_registration: false }, dayOf).size).toBe(0)
})

test('a time says what is left to who asks', () => {
  const one = slot(8, '2026-11-19T15:00:00Z', { count: 3 })
  expect([1, 2].map((people) => timeOf(one, asking(people)))).toMatchObject([
    { free: 1, few: true },
    { free: 0, few: false },
  ])
})
