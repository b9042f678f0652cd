import { expect, test } from 'vitest'
import { clock, currentCue } from './clock.ts'

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [1_860, '31:00'],
  [3_725, '1:02:05'],
])('%d seconds are %s', (seconds, said) => {
  expect(clock(seconds)).toBe(said)
})

test.each([
  [0, -1],
  [4, 0],
  [11.9, 0],
  [12, 2],
  [99, 2],
])('at second %d, part %i is being said', (seconds, part) => {
  expect(currentCue([{ at: 4 }, {}, { at: 12 }], seconds)).toBe(part)
})
