import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

const things = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  ['the order is that of the ids', [3, 1, 2], [3, 1, 2]],
  ['what the ids do not name follows as it was', [3], [3, 1, 2]],
  ['an id of nothing is passed over', [9, 2, 1, 3], [2, 1, 3]],
])('%s', (_, order, expected) => {
  expect(inOrder(things, order).map(({ id }) => id)).toEqual(expected)
})
