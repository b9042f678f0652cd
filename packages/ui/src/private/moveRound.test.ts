import { expect, it } from 'vitest'
import { moveRound } from './moveRound.ts'

const arrows = ['ArrowDown', 'ArrowUp'] as const

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 0, null],
] as const)('%s on %i of four leads to %s', (key, current, place) => {
  expect(moveRound(key, arrows, current, 4)).toBe(place)
})

it('leads nowhere where there is nothing', () => {
  expect(moveRound('ArrowDown', arrows, -1, 0)).toBeNull()
})
