import { urlOf } from '@gallery/contract'
import { expect, test } from 'vitest'
import { isListed } from './isListed.ts'

test.each([
  urlOf('/api/messages', { page: 2 }),
  urlOf('/api/events?showAll=1', { page: 1 }),
  urlOf('/api/works?showAll=1', { page: 1, per_page: 25 }),
  urlOf('/api/works/counts', {}),
  urlOf('/api/places/agenda', { from: '2199-01-07', days: 7 }),
  urlOf('/api/appointments?all=1', { query: 'Sosa' }),
])('%s is a list', (path) => {
  expect(isListed(path)).toBe(true)
})

test.each([
  urlOf('/api/messages/:id', { id: 4 }),
  urlOf('/api/events/:id', { id: 4 }),
  urlOf('/api/works/:work', { work: 4 }),
  urlOf('/api/works/:id/holds', { id: 4 }),
  urlOf('/api/options'),
  '/api/nothing/of/the/kind',
])('%s is none', (path) => {
  expect(isListed(path)).toBe(false)
})
