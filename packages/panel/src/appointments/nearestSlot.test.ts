import { expect, test } from 'vitest'
import { nearestSlot } from './nearestSlot.ts'

const at = (day: string) => ({
  start: `2026-11-${day}T18:00:00.000Z`,
  end: `2026-11-${day}T18:45:00.000Z`,
})
const slots = [at('20'), at('17'), at('25')]

test.each([
  ['before all, the first', '2026-11-01T00:00:00Z', at('17')],
  ['while one goes on, that one', '2026-11-20T18:30:00Z', at('20')],
  ['between two, the one that comes', '2026-11-21T00:00:00Z', at('25')],
  ['after all, the last', '2026-12-01T00:00:00Z', at('25')],
])('%s', (_when, now, slot) => {
  expect(nearestSlot(slots, new Date(now))).toEqual(slot)
})

test('of no slots none', () => expect(nearestSlot([], new Date())).toBeUndefined())
