import { expect, it } from 'vitest'
import { holdUsed } from './holdUsed.ts'

const hold = { from: '2026-11-16T12:00:00Z', until: '2026-11-20T12:00:00Z' }

it.each([
  ['before it begins', '2026-11-15T12:00:00Z', 0],
  ['a quarter in', '2026-11-17T12:00:00Z', 0.25],
  ['once it is over', '2026-11-21T12:00:00Z', 1],
])('%s', (_, now, share) => {
  expect(holdUsed(hold, new Date(now))).toBe(share)
})

it('has used up what never lasted', () => {
  expect(holdUsed({ from: hold.from, until: hold.from }, new Date(hold.from))).toBe(1)
})
