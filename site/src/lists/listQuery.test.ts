import { expect, test } from 'vitest'
import { listQuery, listSearch } from './listQuery.ts'

test.each([
  ['', { q: '', p: 1 }],
  ['q=+patio+&p=3', { q: 'patio', p: 3 }],
  ['q=a%00b', { q: 'a b', p: 1 }],
  ['p=0', { q: '', p: 1 }],
  ['p=1e3', { q: '', p: 1 }],
  ['p=-2', { q: '', p: 1 }],
])('"%s" is read', (query, expected) => {
  expect(listQuery(new URLSearchParams(query))).toEqual(expected)
})

test('the address of a list is as short as can be', () => {
  expect(listSearch({ q: '', p: 1 })).toBe('')
  expect(listSearch({ q: 'patio', p: 2 })).toBe('?q=patio&p=2')
})

test.each([`${'x'.repeat(199)} y`, `${'x'.repeat(199)}🖼️`])(
  'what is too long is cut where it can be read again',
  (typed) => {
    const { q } = listQuery(new URLSearchParams({ q: typed }))
    expect(q.length).toBeGreaterThan(198)
    expect(listQuery(new URLSearchParams(new URLSearchParams({ q }).toString())).q).toBe(q)
  }
)
