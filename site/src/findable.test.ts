import type { SeedEntry } from '@gallery/client'
import { expect, test } from 'vitest'
import { isFindable } from './findable.ts'

const options: SeedEntry = ['/api/options', { data: { data: { name: 'Ochava' } } }]
const list = (current_page: number): SeedEntry => [
  '/api/events',
  { data: { data: [], meta: { total: 41, per_page: 20, current_page, last_page: 3 } } },
]

test.each([
  ['a page without a list', '', [options], true],
  ['the last page of a list', 'p=3', [options, list(3)], true],
  ['a page past the end', 'p=4', [options, list(4)], false],
  ['a list that was not found', 'p=4', [options, ['/api/events', { status: 404 }] satisfies SeedEntry], true],
  ['a list by words', 'q=patio', [options, list(1)], false],
  ['a search for nothing', 'q=+', [options, list(1)], true],
  ['an archive by kind', 'k=photography', [options], false],
  ['items of one archive', 'a=3', [options], false],
  ['works of one technique', 'technique=Tinta', [options, list(1)], false],
  ['a list in another order', 'sort=title', [options, list(1)], false],
  ['what is said once, to one visitor', 'msg=Hasta+pronto', [options], false],
  ['an open day of the timeline', 'day=2026-11-18&event=3', [options], true],
])('%s: findable %s', (_what, query, entries, findable) => {
  expect(isFindable(new URLSearchParams(query), entries)).toBe(findable)
})
