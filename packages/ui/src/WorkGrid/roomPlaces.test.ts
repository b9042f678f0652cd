import { expect, test } from 'vitest'
import { roomPlaces } from './roomPlaces.ts'

const sixths = { third: 2, half: 3, wide: 4 }
const counts = Array.from({ length: 60 }, (_, index) => index + 2)

test('a row is full before the next one begins, the last one too', () => {
  for (const count of counts) {
    let row = 0
    for (const place of roomPlaces(count)) {
      row += sixths[place]
      expect(row, `${count} works`).toBeLessThanOrEqual(6)
      if (row === 6) row = 0
    }
    expect(row, `${count} works`).toBe(0)
  }
})

test('every work has a place', () => {
  for (const count of [0, 1, ...counts]) expect(roomPlaces(count)).toHaveLength(count)
})

test('ten works are hung in the rhythm of the wall', () => {
  expect(roomPlaces(10)).toEqual([
    ...['wide', 'third'],
    ...['third', 'third', 'third'],
    ...['half', 'half'],
    ...['third', 'third', 'third'],
  ])
})

test('the eleventh is not left alone', () => {
  expect(roomPlaces(11).slice(7)).toEqual(['third', 'wide', 'wide', 'third'])
})

test('one hangs large', () => {
  expect(roomPlaces(1)).toEqual(['wide'])
})
