import { expect, it } from 'vitest'
import { nextSlice } from './sliceSize.ts'

it.each([
  ['grows while it is quick', 50, 100, 100],
  ['stays where it takes its time', 200, 1_500, 200],
  ['shrinks when it was too long', 200, 2_001, 100],
  ['is a thousand at most', 900, 10, 1_000],
  ['is one at least', 1, 60_000, 1],
])('a slice %s', (_what, size, milliseconds, next) => {
  expect(nextSlice(size, milliseconds)).toBe(next)
})
