import { expect, test } from 'vitest'
import type { ExistingSlot, PlannedSlot } from './planSlots.ts'
import { skippedGroups } from './skippedGroups.ts'

const skipped = (key: string, state: PlannedSlot['state'], against: Partial<ExistingSlot>): PlannedSlot => ({
  ...{ key, state, start: '', end: '' },
  against: { id: 1, start: '', end: '', count: 0, ...against },
})

test('what is left out for the same reason stands together, in the order of the first of each', () => {
  const groups = skippedGroups([
    skipped('press in 1', 'overlaps', { title: 'Prensa', place: 'Sala 1' }),
    skipped('empty', 'exists', {}),
    skipped('press in 2', 'overlaps', { title: 'Prensa', place: 'Sala 2' }),
    skipped('press in 1 again', 'overlaps', { title: 'Prensa', place: 'Sala 1', count: 3 }),
    skipped('booked', 'exists', { count: 4 }),
    skipped('own', 'overlaps', {}),
    skipped('empty again', 'exists', {}),
  ])
  expect(groups.map((slots) => slots.map(({ key }) => key))).toEqual([
    ['press in 1', 'press in 1 again'],
    ['empty', 'empty again'],
    ['press in 2'],
    ['booked'],
    ['own'],
  ])
})
