import { expect, test } from 'vitest'
import { freePlaces, slotState } from './slotState.ts'

test.each([
  ['with free places', { limit: 12, count: 8, unavailable: false }, 'available', 4],
  ['with its last place', { limit: 12, count: 11, unavailable: false }, 'available', 1],
  ['full', { limit: 12, count: 12, unavailable: false }, 'taken', 0],
  ['over its limit', { limit: 10, count: 12, unavailable: false }, 'taken', 0],
  ['without places', { limit: 0, count: 0, unavailable: false }, 'taken', 0],
  ['closed by the gallery', { limit: 12, count: 0, unavailable: true }, 'taken', 12],
  ['begun, with free places', { limit: 12, count: 2, unavailable: false, past: true }, 'past', 10],
  ['begun and full', { limit: 2, count: 2, unavailable: false, past: true }, 'taken', 0],
] as const)('a slot %s', (_name, slot, state, free) => {
  expect(slotState(slot)).toBe(state)
  expect(freePlaces(slot)).toBe(free)
})
