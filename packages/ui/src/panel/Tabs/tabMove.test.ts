import { expect, it } from 'vitest'
import { tabMove } from './tabMove.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowDown', 1, null],
] as const)('%s on tab %i leads to %s', (key, current, place) => {
  expect(tabMove(key, current, 4)).toBe(place)
})

it('leads nowhere without tabs', () => {
  expect(tabMove('ArrowRight', -1, 0)).toBeNull()
})
