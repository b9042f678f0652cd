import { expect, test } from 'vitest'
import { partsOf } from './partsOf.ts'

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j by twos is %j', (all, parts) => {
  expect(partsOf(all, 2)).toEqual(parts)
})
