import { expect, test } from 'vitest'
import { hungPlaces } from './hungPlaces.ts'

const sixths = { third: 2, half: 3, wide: 4 }
const squares = (count: number) => Array.from({ length: count }, () => 1)
const counts = Array.from({ length: 60 }, (_, index) => index + 2)

test.each(counts)('%i works fill their rows, the last one too', (count) => {
  let row = 0
  for (const place of hungPlaces(squares(count))) {
    row = row === 6 ? sixths[place] : row + sixths[place]
    expect(row).toBeLessThanOrEqual(6)
  }
  expect(row).toBe(6)
})

test.each([0, 1, ...counts])('each of %i works has a place', (count) => {
  expect(hungPlaces(squares(count))).toHaveLength(count)
})

test('ten works are hung in the rhythm of the wall', () => {
  expect(hungPlaces(squares(10))).toEqual([
    ...['wide', 'third'],
    ...['third', 'third', 'third'],
    ...['half', 'half'],
    ...['third', 'third', 'third'],
  ])
})

test('the eleventh is not left alone', () => {
  expect(hungPlaces(squares(11)).slice(5)).toEqual(['half', 'half', 'wide', 'third', 'half', 'half'])
})

test('the wider of two has the wide place', () => {
  expect(hungPlaces([0.7, 1.5])).toEqual(['third', 'wide'])
  expect(hungPlaces([1.5, 0.7])).toEqual(['wide', 'third'])
})

test('one hangs large', () => {
  expect(hungPlaces([1])).toEqual(['wide'])
})
