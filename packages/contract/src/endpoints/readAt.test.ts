import { expect, test } from 'vitest'
import { readAt, shownAt } from './readAt.ts'

test('a path is read at the endpoint with the fewest parameters that fits it', () => {
  expect(readAt('/api/works/facets?kind=x')).toBe('GET /api/works/facets')
  expect(readAt('/api/works/12')).toBe('GET /api/works/:work')
  expect(readAt('/api/nothing')).toBeUndefined()
})

test('what the panel searches through is all that its search shows, visitors’ search shows less', () => {
  const booked = ['collections', 'slots', 'appointments']
  expect(shownAt('/api/search?q=ana&showAll=1')).toEqual(expect.arrayContaining(['works', ...booked]))
  for (const subject of booked) expect(shownAt('/api/search?q=ana')).not.toContain(subject)
})

test('the panel’s list of artists counts works, that of visitors does not', () => {
  expect(shownAt('/api/artists?showAll=1&page=2')).toEqual(['artists', 'works'])
  expect(shownAt('/api/artists?page=2')).toEqual(['artists'])
})

test('asked with showAll, a read shows what it shows otherwise where nothing else is said', () => {
  expect(shownAt('/api/artists/1?showAll=1')).toEqual(shownAt('/api/artists/1'))
  expect(shownAt('/api/nothing?showAll=1')).toEqual([])
})
