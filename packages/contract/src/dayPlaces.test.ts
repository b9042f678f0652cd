import { expect, test } from 'vitest'
import { dayPlaces, isFew } from './dayPlaces.ts'

const now = new Date('2026-11-17T18:00:00Z')

/** A slot of twelve places that begins at an hour of the day. */
const slot = (hour: number, count: number, changes = {}) => ({
  start: `2026-11-17T${hour}:00:00Z`,
  limit: 12,
  count,
  unavailable: false,
  ...changes,
})

test.each([
  [0, 12, 25, false],
  [3, 12, 25, true],
  [4, 12, 25, false],
  [1, 1, 25, false],
  [1, 4, 25, true],
  [1, 12, 0, false],
  [12, 12, 100, true],
])('%i of %i free at a share of %i: few %s', (free, limit, share, few) => {
  expect(isFew(free, limit, share)).toBe(few)
})

test.each([
  ['without slots', [], 1, 'none', 0],
  ['all have begun', [slot(17, 0), slot(18, 0)], 1, 'past', 0],
  ['one is to come', [slot(17, 12), slot(19, 0)], 1, 'free', 12],
  ['what is left is a quarter', [slot(19, 12), slot(20, 6)], 1, 'few', 6],
  ['what is left is more', [slot(19, 12), slot(20, 5)], 1, 'free', 7],
  ['a closed one counts for nothing', [slot(19, 0, { unavailable: true }), slot(20, 9)], 1, 'few', 3],
  ['places that are too few for the party are not counted', [slot(19, 10), slot(20, 8)], 3, 'few', 4],
  ['none has places for the party', [slot(19, 10), slot(20, 11)], 3, 'full', 0],
  ['none has places', [slot(19, 12)], 1, 'full', 0],
  ['all that is to come is closed', [slot(19, 0, { unavailable: true })], 1, 'full', 0],
] as const)('a day: %s', (_what, slots, people, state, free) => {
  expect(dayPlaces(slots, { people, now, fewShare: 25 })).toEqual({ state, free })
})
