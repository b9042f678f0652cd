import { expect, test } from 'vitest'
import { parentsFirst } from './parentsFirst.ts'

const table = (name: string, ...parents: string[]) => ({ name, parents })

test('each comes after those that it refers to', () => {
  const tables = [table('a', 'b', 'c'), table('b', 'c', 'b'), table('c'), table('d')]
  expect(parentsFirst(tables).map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a'])
})

test('a circle is an error, not an endless search', () => {
  expect(() => parentsFirst([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('each other: a, b')
})
