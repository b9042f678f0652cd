import { expect, test } from 'vitest'
import { listQuery } from './listQuery.ts'

test('a record keeps its list, without the page', () => {
  expect(listQuery('?p=3&status=Vendida&new=1')).toBe('?status=Vendida')
  expect(listQuery('?p=3')).toBe('')
})
