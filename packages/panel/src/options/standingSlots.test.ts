import type { AgendaSlot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { anAgendaSlot } from '../appointments/sampleSlot.ts'
import { standingSlots } from './standingSlots.ts'

const slot = (id: number, bookings: number, changes: Partial<AgendaSlot> = {}) =>
  anAgendaSlot({ id, count: bookings, bookings, ...changes })
const many = (count: number, first: number, bookings: number) =>
  Array.from({ length: count }, (_, index) => slot(first + index, bookings))

const when = {
  now: new Date('2026-11-19T15:00:00Z'),
  zone: 'America/Argentina/Buenos_Aires',
  opening: {
    openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
    closures: [{ from: '2026-11-24', to: '2026-11-24', reason_es: 'Montaje', reason_en: '' }],
    holidays: [],
  },
}

test('every slot that somebody booked is named, whatever their number', () => {
  const { named, rest } = standingSlots([...many(9, 1, 0), ...many(12, 10, 2)], when)
  expect(named.map(({ id }) => id)).toEqual(many(12, 10, 2).map(({ id }) => id))
  expect(rest).toHaveLength(9)
})

test('of those that nobody booked, eight in all are named, and none is lost', () => {
  const slots = many(21, 1, 0).with(20, slot(21, 1))
  const { named, rest } = standingSlots(slots, when)
  expect(named.map(({ id }) => id)).toEqual([21, 1, 2, 3, 4, 5, 6, 7])
  expect(rest).toHaveLength(13)
})

test('what is over, opened on purpose or on an open day does not stand there', () => {
  const slots = [
    slot(1, 0, { open_anyway: true }),
    slot(2, 0, { start: '2026-11-20T18:00:00Z' }),
    slot(3, 0, { start: '2026-11-14T18:00:00Z' }),
  ]
  expect(standingSlots(slots, when)).toEqual({ named: [], rest: [] })
})
