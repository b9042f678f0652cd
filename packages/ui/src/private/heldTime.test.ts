import { expect, it } from 'vitest'
import { leftParts, usedShare } from './heldTime.ts'

const [from, until] = ['2026-11-16T12:00:00Z', '2026-11-20T12:00:00Z']

it.each([
  ['before it begins', '2026-11-15T12:00:00Z', 0],
  ['as it begins', from, 0],
  ['a quarter in', '2026-11-17T12:00:00Z', 0.25],
  ['as it ends', until, 1],
  ['once it is over', '2026-11-21T12:00:00Z', 1],
])('knows how much has passed %s', (_, now, share) => {
  expect(usedShare(from, until, new Date(now))).toBe(share)
})

it('has used up what never lasted', () => {
  expect(usedShare(from, from, new Date(from))).toBe(1)
})

it.each([
  ['2026-11-17T10:00:00Z', { unit: 'days', days: 3, hours: 2, minutes: 0 }],
  ['2026-11-20T10:48:00Z', { unit: 'hours', days: 0, hours: 1, minutes: 12 }],
  ['2026-11-20T11:08:00Z', { unit: 'minutes', days: 0, hours: 0, minutes: 52 }],
  ['2026-11-21T12:00:00Z', { unit: 'minutes', days: 0, hours: 0, minutes: 0 }],
])('says at %s what is left', (now, left) => {
  expect(leftParts(until, new Date(now))).toEqual(left)
})
