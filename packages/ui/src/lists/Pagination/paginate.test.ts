import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  // A page past the end: the way back is still there.
  [12, 9, [1, 'gap', 9]],
] as const)('page %i of %i', (page, lastPage, steps) => {
  expect(paginate(page, lastPage)).toEqual(steps)
})
