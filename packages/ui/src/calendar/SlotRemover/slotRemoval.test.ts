import { describe, expect, test } from 'vitest'
import { type RemovableSlot, type SlotRange, slotsInRange, splitSlots } from './slotRemoval.ts'

const zone = 'America/Argentina/Buenos_Aires'
const slot = (start: string, count = 0): RemovableSlot => ({
  id: start,
  start: `2026-12-${start}:00-03:00`,
  end: `2026-12-${start}:45-03:00`,
  limit: 12,
  count,
  // Three come on each.
  bookings: count / 3,
  names: [],
})
const slots = [slot('02T15:00', 6), slot('01T15:00'), slot('01T23:30', 9), slot('04T16:00')]
const range: SlotRange = {
  from: '2026-12-01',
  to: '2026-12-04',
  weekdays: [1, 2, 3, 4, 5],
  after: '',
  before: '',
}

describe('the slots of a range', () => {
  test.each<[string, Partial<SlotRange>, string[]]>([
    ['all, in order', {}, ['01T15:00', '01T23:30', '02T15:00', '04T16:00']],
    ['by the last day', { to: '2026-12-02' }, ['01T15:00', '01T23:30', '02T15:00']],
    ['late in the evening, not the next day', { from: '2026-12-02' }, ['02T15:00', '04T16:00']],
    ['by weekday', { weekdays: [2] }, ['01T15:00', '01T23:30']],
    ['from an hour on', { after: '16:00' }, ['01T23:30', '04T16:00']],
    ['up to an hour', { before: '15:00' }, ['01T15:00', '02T15:00']],
    ['none backwards', { to: '2026-11-30' }, []],
  ])('%s', (_name, given, ids) => {
    expect(slotsInRange(slots, { ...range, ...given }, zone).map(({ id }) => id)).toEqual(ids)
  })
})

describe('what becomes of them', () => {
  test.each<[string, string[], boolean, object]>([
    ['all go', [], false, { remove: 4, close: 0, people: 15, bookings: 5 }],
    ['the booked ones stay', [], true, { remove: 2, close: 2, people: 0, bookings: 0 }],
    ['some are left alone', ['01T23:30', '04T16:00'], false, { remove: 2, close: 0, people: 6, bookings: 2 }],
    ['left alone, not even closed', ['01T23:30'], true, { remove: 2, close: 1, people: 0, bookings: 0 }],
  ])('%s', (_name, left, keep, expected) => {
    const { remove, close, people, bookings } = splitSlots(slots, new Set(left), keep)
    expect({ remove: remove.length, close: close.length, people, bookings }).toEqual(expected)
  })
})
