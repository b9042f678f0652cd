import { expect, test } from 'vitest'
import { monthQuery, monthSearch } from './monthQuery.ts'

const read = (query: string) => monthQuery(new URLSearchParams(query), 6)

test.each([
  ['', { people: 1 }],
  ['month=2026-12&day=2026-12-03&people=3', { month: '2026-12', day: '2026-12-03', people: 3 }],
  ['people=12', { people: 6 }],
  ['people=0&month=2026-13&day=2026-02-30', { people: 1 }],
  ['people=-2&month=9999-01&day=mañana', { people: 1 }],
])('“%s” is read', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('what is read is written the same', () => {
  expect(monthSearch({ people: 1 })).toBe('')
  expect(monthSearch(read('people=3&day=2026-12-03'))).toBe('?day=2026-12-03&people=3')
  expect(monthSearch({ month: '2026-12', people: 1, slot: 7 })).toBe('?month=2026-12&slot=7')
  expect(monthSearch({ day: '2026-12-03', people: 1, wait: true })).toBe('?day=2026-12-03&wait=1')
})
