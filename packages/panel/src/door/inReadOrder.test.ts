import { expect, test } from 'vitest'
import { inReadOrder } from './inReadOrder.ts'

const read = (id: string, second: number) => ({ id, at: new Date(second * 1_000).toISOString() })
const ids = (reads: readonly { id: string }[]) => reads.map(({ id }) => id)

test('what was read last stands first', () => {
  expect(ids(inReadOrder([read('a', 1)], read('b', 2)))).toEqual(['b', 'a'])
})

test('an answer that comes late stands where its code was read', () => {
  const since = [read('c', 3), read('a', 1)]
  expect(ids(inReadOrder(since, read('b', 2)))).toEqual(['c', 'b', 'a'])
})

test('of two that were read at once the one that was told last stands first', () => {
  expect(ids(inReadOrder([read('a', 1)], read('b', 1)))).toEqual(['b', 'a'])
})

test('the oldest ones go', () => {
  const many = Array.from({ length: 21 }, (_, index) => read(String(index), 100 - index))
  expect(ids(inReadOrder(many, read('new', 200)))).toEqual(['new', ...ids(many).slice(0, 20)])
})
