import { expect, test } from 'vitest'
import { isOver } from './isOver.ts'
import { aList, aSlot } from './sampleList.ts'

const late = aSlot({ start: '2026-11-18T02:00:00.000Z', end: '2026-11-18T04:30:00.000Z' })

test.each([
  ['before midnight', [aSlot()], '23:58', false],
  ['after midnight', [aSlot()], '00:02', true],
  ['after midnight without times', [], '00:02', true],
  ['after midnight, while a time of it is on', [aSlot(), late], '00:02', false],
  ['once that time has ended', [aSlot(), late], '01:30', true],
] as const)('the list of a day is over %s', (_when, slots, clock, over) => {
  const list = { ...aList(), slots: [...slots] }
  const night = clock.startsWith('23') ? '2026-11-17' : '2026-11-18'
  expect(isOver({ list, lead: 0 }, Date.parse(`${night}T${clock}:00-03:00`))).toBe(over)
})

test('it is over by the clock of the gallery, not by that of the phone', () => {
  const slow = Date.parse('2026-11-17T23:50:00-03:00')
  expect(isOver({ list: aList(), lead: 15 * 60_000 }, slow)).toBe(true)
})
