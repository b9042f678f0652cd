import { describe, expect, test } from 'vitest'
import { nextSort } from './dataColumn.ts'
import { rowsBetween, tickedPart, withRows } from './selection.ts'

describe('what is ticked', () => {
  test('keeps the rows of other pages', () => {
    const before = new Set([1, 99])
    expect([...withRows(before, [2, 3], true)]).toEqual([1, 99, 2, 3])
    expect([...withRows(before, [1, 2], false)]).toEqual([99])
    expect([...before]).toEqual([1, 99])
  })

  test.each([
    [3, 1, [1, 2, 3]],
    [1, 3, [1, 2, 3]],
    [2, 2, [2]],
    [null, 3, [3]],
    [77, 3, [3]],
  ])('from %s to %s', (from, to, rows) => {
    expect(rowsBetween([1, 2, 3, 4], from, to)).toEqual(rows)
  })

  test('tells how much of the page it is', () => {
    expect(tickedPart(new Set([9]), [1, 2])).toBe('none')
    expect(tickedPart(new Set([1, 9]), [1, 2])).toBe('some')
    expect(tickedPart(new Set([1, 2, 9]), [1, 2])).toBe('all')
    expect(tickedPart(new Set([9]), [])).toBe('none')
  })
})

test('a second press on a head turns the order round', () => {
  const first = nextSort(undefined, 'year')
  expect(first).toEqual({ column: 'year', direction: 'ascending' })
  expect(nextSort(first, 'year').direction).toBe('descending')
  expect(nextSort(nextSort(first, 'year'), 'year').direction).toBe('ascending')
  expect(nextSort(first, 'title')).toEqual({ column: 'title', direction: 'ascending' })
})
