import { expect, test } from 'vitest'
import { archiveQuery, archiveSearch, itemsKey } from './archiveQuery.ts'

test.each([
  ['', { q: '', k: '', p: 1, a: undefined }],
  ['q=marco&k=press&p=2&a=3', { q: 'marco', k: 'press', p: 2, a: 3 }],
  ['k=painting&a=x', { q: '', k: '', p: 1, a: undefined }],
  ['k=vimeo', { q: '', k: '', p: 1, a: undefined }],
])('"%s" is read', (query, expected) => {
  expect(archiveQuery(new URLSearchParams(query))).toEqual(expected)
})

test('what filters is in the address, the rest is not', () => {
  expect(archiveSearch({ q: '', k: '', p: 1 })).toBe('')
  expect(archiveSearch({ q: 'marco', k: 'press', a: 3, p: 2 })).toBe('?q=marco&k=press&a=3&p=2')
})

test('the read carries the filters under the names of the API', () => {
  expect(itemsKey({ q: 'marco', k: 'press', p: 2, a: undefined }, 3)).toBe(
    '/api/items?page=2&query=marco&kind=press&archive=3&showAll=true'
  )
})
