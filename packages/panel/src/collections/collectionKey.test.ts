import { expect, test } from 'vitest'
import { collectionIdIn } from './collectionKey.ts'

test.each([
  ['k3Jd9sLq0a-12', 12],
  ['a-b_-c-7', 7],
  ['-----1-4711', 4711],
  ['12', undefined],
  ['abc', undefined],
  ['abc-', undefined],
  ['abc-0', undefined],
  ['abc-12x', undefined],
  ['abc-1234567890', undefined],
])('%s names the collection %s', (key, id) => {
  expect(collectionIdIn(key)).toBe(id)
})
