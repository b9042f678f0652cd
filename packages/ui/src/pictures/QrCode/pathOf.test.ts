import { expect, it } from 'vitest'
import { pathOf } from './pathOf.ts'

it.each([
  [[], ''],
  [['000', '000'], ''],
  [['110', '011'], 'M0 0h2v1h-2zM1 1h2v1h-2z'],
  [['101'], 'M0 0h1v1h-1zM2 0h1v1h-1z'],
])('draws a box for each stretch of %j', (rows, path) => {
  expect(pathOf(rows)).toBe(path)
})
