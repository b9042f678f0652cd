import { expect, test } from 'vitest'
import { limitFor } from './limitFor.ts'
import { anAgendaSlot } from './sampleSlot.ts'

test.each([
  ['an empty slot that is too small', { limit: 12, count: 0 }, 25, 25],
  ['one in which some have places', { limit: 12, count: 9 }, 5, 14],
  ['one in which more have places than it takes', { limit: 4, count: 6 }, 1, 7],
  ['one that takes them already', { limit: 12, count: 9 }, 3, undefined],
  ['more than any slot takes', { limit: 12, count: 9 }, 9_992, undefined],
])('%s', (_name, slot, people, limit) => {
  expect(limitFor(anAgendaSlot(slot), people)).toBe(limit)
})
