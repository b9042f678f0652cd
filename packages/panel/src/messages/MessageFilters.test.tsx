import { expect, test } from 'vitest'
import { narrowingOf } from './MessageFilters.tsx'

test.each([
  ['assigned=7&work=12', { assigned: 7, work: 12 }],
  ['assigned=nobody', { assigned: 'nobody', work: undefined }],
  ['assigned=me&work=1234567890', { assigned: undefined, work: undefined }],
])('the address ?%s narrows the messages to %j', (search, narrowed) => {
  const query = new URLSearchParams(search)
  expect(narrowingOf({ words: '', value: (name) => query.get(name) ?? undefined })).toMatchObject(narrowed)
})
