import { type Endpoint, endpoints } from '@gallery/contract'
import { expect, it } from 'vitest'
import { holdsPicture, listsNamesOnly } from './holdsPicture.ts'

const answerOf = (name: keyof typeof endpoints) => {
  const endpoint: Endpoint = endpoints[name]
  return endpoint.answer
}

it.each([
  'GET /api/works',
  'GET /api/works/:work',
  'GET /api/items/:id',
  'GET /api/events',
  'GET /api/search',
] as const)('%s may name pictures', (name) => expect(holdsPicture(answerOf(name))).toBe(true))

it.each(['GET /api/works?list=1', 'GET /api/items?list=1', 'GET /api/holidays/countries'] as const)(
  '%s names none',
  (name) => expect(holdsPicture(answerOf(name))).toBe(false)
)

it('a route that is asked for names by list=1 is known', () => {
  expect(listsNamesOnly('GET /api/works')).toBe(true)
  expect(listsNamesOnly('GET /api/works/:work')).toBe(false)
})
