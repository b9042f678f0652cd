import { expect, test } from 'vitest'
import { cellsOf } from './cellsOf.ts'

test('every place has a cell, by its state', () => {
  const cells = cellsOf({ confirmed: 2, held: 1, offered: 0, free: 1 })
  expect(cells.map(({ state, share }) => [state, share])).toEqual([
    ['confirmed', 1],
    ['confirmed', 1],
    ['held', 1],
    ['free', 1],
  ])
})

test('more places than can be told apart stand together', () => {
  const cells = cellsOf({ confirmed: 80, held: 0, offered: 4, free: 16 })
  expect(cells.map(({ state, share }) => [state, share])).toEqual([
    ['confirmed', 80],
    ['offered', 4],
    ['free', 16],
  ])
})
