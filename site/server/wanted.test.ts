import { expect, test } from 'vitest'
import { wantedType } from './wanted.ts'

const types = ['text/html', 'application/ld+json', 'application/json'] as const

test.each([
  [undefined, 'text/html'],
  ['', 'text/html'],
  ['*/*', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['application/ld+json', 'application/ld+json'],
  ['application/json', 'application/json'],
  ['application/*', 'application/ld+json'],
  ['application/ld+json;profile="https://linked.art/ns/v1/linked-art.json"', 'application/ld+json'],
  ['text/html;q=0.5, application/json;q=0.9', 'application/json'],
  ['application/json;q=0, text/html;q=0.1', 'text/html'],
  ['text/turtle', 'text/html'],
  ['application/json;q=much', 'text/html'],
])('who accepts “%s” gets %s', (accept, type) => {
  expect(wantedType(accept, types)).toBe(type)
})
