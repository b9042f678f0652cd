import { expect, test } from 'vitest'
import { lifeAxis } from './lifeAxis.ts'

test('has nothing to measure without years', () => {
  expect(lifeAxis([])).toBeNull()
})

test.each([
  { years: [[1921, 2009]], ticks: [1920, 1940, 1960, 1980, 2000] },
  { years: [[1943, 2026]], ticks: [1940, 1960, 1980, 2000, 2020] },
  { years: [[1979, 2026]], ticks: [1970, 1980, 1990, 2000, 2010, 2020] },
  {
    years: [
      [1849, 1922],
      [2026, 2026],
    ],
    ticks: [1850, 1900, 1950, 2000],
  },
  { years: [[2019, 2019]], ticks: [2010] },
])('writes few round years over $years', ({ years, ticks }) => {
  expect(lifeAxis(years.map(([from = 0, to = 0]) => ({ from, to })))?.ticks).toEqual(ticks)
})

test.each([
  { years: { from: 1921, to: 2009 }, roomy: [1920, 1960] },
  { years: { from: 1943, to: 2026 }, roomy: [1940, 1980] },
  { years: { from: 1979, to: 2026 }, roomy: [1970, 1990, 2010] },
  { years: { from: 1849, to: 2026 }, roomy: [1850, 1950] },
])(
  'in large letters every second year of $years has space, as far as the end is away',
  ({ years, roomy }) => {
    const axis = lifeAxis([years])
    expect(axis?.ticks.filter((year) => !axis.isTight(year))).toEqual(roomy)
  }
)

test('is whole decades long, and its last year ends inside of it', () => {
  const axis = lifeAxis([
    { from: 1921, to: 2009 },
    { from: 1949, to: 1949 },
  ])
  expect([1920, 1965, 2010].map((year) => axis?.at(year))).toEqual([0, 50, 100])
})
