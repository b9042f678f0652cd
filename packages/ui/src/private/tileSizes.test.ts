import { expect, test } from 'vitest'
import { columnSpaces, tileBoxes, tileSizes } from './tileSizes.ts'

const columns = columnSpaces(3, 2, 1)

test('a square picture fills what the tile leaves', () => {
  expect(tileSizes(columns, tileBoxes.square, 1, 1)).toBe(
    '(min-width: 1088px) min(24.2vw, 343.2px), (min-width: 480px) 35.9vw, 34.3vw'
  )
})

test('an upright one is as narrow as its height allows', () => {
  expect(tileSizes([{ vw: 100 }], tileBoxes.square, 0.5, 1)).toBe('39vw')
})

test('two side by side share the width', () => {
  expect(tileSizes([{ vw: 100 }], tileBoxes.fiveFour, 2, 2)).toBe('38.5vw')
})

test('a tile may have another shape in wide windows', () => {
  expect(tileSizes([{ from: 'tablet', vw: 60, box: [0.8, 0.4] }, { vw: 90 }], tileBoxes.square, 1, 1)).toBe(
    '(min-width: 769px) 24vw, 70.2vw'
  )
})
