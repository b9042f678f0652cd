import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

test.each([
  ['/es/events', 'q=patio', '/es/events?q=patio'],
  ['/es/events', '?q=patio', '/es/events?q=patio'],
  ['/en', '', '/es'],
  ['/en?q=x', '', '/es?q=x'],
  ['/en/events/3/hours', 'q=en', '/es/events/3/hours?q=en'],
  ['/api/user/export', '', '/api/user/export'],
  ['/es/auth', '', '/es'],
  ['/es/auth/abc', '', '/es'],
  ['//elsewhere.example', '', '/es'],
  ['/\\elsewhere.example', '', '/es'],
  ['https://elsewhere.example', '', '/es'],
  ['/\t/elsewhere.example', '', '/es'],
])('%s %s leads to %s', (path, query, expected) => {
  expect(returnPath(path, query, '/es')).toBe(expected)
})
