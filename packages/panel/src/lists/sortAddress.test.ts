import { expect, test } from 'vitest'
import { offeredSort, sortAddress, sortOf } from './sortAddress.ts'

test('an address and a table say the same of an order', () => {
  expect(sortOf('-price')).toEqual({ sort: { column: 'price', direction: 'descending' } })
  expect(sortOf('artist')).toEqual({ sort: { column: 'artist', direction: 'ascending' } })
  expect(sortOf(undefined)).toEqual({})
  expect(sortAddress({ column: 'year', direction: 'descending' })).toBe('-year')
  expect(sortAddress({ column: 'year', direction: 'ascending' })).toBe('year')
})

test('a column that sorts one way is sorted that way', () => {
  const orders = ['title', '-title', '-opened'] as const
  expect(offeredSort(orders, { column: 'title', direction: 'ascending' })).toBe('title')
  expect(offeredSort(orders, { column: 'title', direction: 'descending' })).toBe('-title')
  expect(offeredSort(orders, { column: 'opened', direction: 'ascending' })).toBe('-opened')
  expect(offeredSort(orders, { column: 'price', direction: 'ascending' })).toBeUndefined()
})
