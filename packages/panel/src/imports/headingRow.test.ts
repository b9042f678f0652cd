import { expect, test } from 'vitest'
import { headingRow } from './headingRow.ts'

test.each([
  ['0', 0],
  ['3', 3],
  ['', undefined],
  [' ', undefined],
  ['1.5', undefined],
])('«%s» names the row of the headings %s', (typed, row) => {
  expect(headingRow(typed)).toBe(row)
})
