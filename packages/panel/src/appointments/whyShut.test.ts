import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }
import { whyShut } from './whyShut.ts'

const free = { limit: 15, count: 9, unavailable: false, open_anyway: false }
const full = { ...free, count: 15 }

test.each([
  ['has places', free, false, undefined],
  ['has none', full, false, 'isFull'],
  ['has none, and its day is closed', full, true, 'isFull'],
  ['is not available', { ...free, unavailable: true }, false, 'isUnavailable'],
  ['has places on a closed day', free, true, 'isOnClosedDay'],
  ['was opened on a closed day', { ...free, open_anyway: true }, true, undefined],
  ['is not available on a closed day', { ...free, unavailable: true }, true, 'isUnavailable'],
] as const)('a slot that %s', (_what, slot, onClosedDay, why) => {
  expect(whyShut(slot, onClosedDay)).toBe(why)
})

test.each([es, en])('only of one that is full it is said that there is no room', (messages) => {
  const full = messages['admin.appointments.isFull']
  expect(messages['admin.appointments.isOnClosedDay']).not.toBe(full)
  expect(messages['admin.appointments.isUnavailable']).not.toBe(full)
})
