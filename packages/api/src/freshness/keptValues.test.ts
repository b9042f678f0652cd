import { expect, it } from 'vitest'
import { keptValues } from './keptValues.ts'
import type { Revisions } from './revisions.ts'

const unwritten: Revisions = new Map()
const tables = ['works', 'artists']

it('keeps a value until one of its tables is written to', () => {
  const kept = keptValues<string>(100)
  kept.put('list', 'one', { tables, revisions: unwritten, bytes: 1 })
  expect(kept.get('list', unwritten)).toBe('one')
  expect(kept.get('list', new Map([['items', '1 1']]))).toBe('one')
  expect(kept.get('list', new Map([['artists', '1 2']]))).toBeUndefined()
})

it('keeps what takes no memory worth counting', () => {
  const kept = keptValues<readonly string[]>(100)
  kept.put('none', [], { tables, revisions: unwritten, bytes: 0 })
  expect(kept.get('none', unwritten)).toEqual([])
})

it('forgets what is older than a minute', () => {
  const start = 1_000
  let now = start
  const kept = keptValues<string>(100, () => now)
  kept.put('list', 'one', { tables, revisions: unwritten, bytes: 1 })
  now = start + 60_000
  expect(kept.get('list', unwritten)).toBe('one')
  now = start + 60_001
  expect(kept.get('list', unwritten)).toBeUndefined()
})

it('keeps no more bytes than it may, whatever is put in the place of what', () => {
  const kept = keptValues<string>(3)
  const put = (key: string, bytes: number) => kept.put(key, key, { tables, revisions: unwritten, bytes })
  for (let times = 0; times < 5; times += 1) put('one', 1)
  put('two', 2)
  expect(kept.get('one', unwritten)).toBe('one')
  put('three', 1)
  expect(['one', 'two', 'three'].map((key) => kept.get(key, unwritten))).toEqual(['one', undefined, 'three'])
})
