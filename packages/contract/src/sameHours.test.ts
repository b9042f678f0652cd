import { expect, it } from 'vitest'
import { sameHours } from './sameHours.ts'

const home = 'America/Argentina/Buenos_Aires'
const november = new Date('2026-11-17T18:00:00Z')

it.each([
  ['America/Buenos_Aires', true],
  ['America/Montevideo', true],
  ['Europe/Madrid', false],
  // The same hours now, in the summer of the south, and not in its winter.
  ['America/Santiago', false],
])('%s has the hours of Buenos Aires: %s', (zone, expected) => {
  expect(sameHours(zone, home, november)).toBe(expected)
})
