import { expect, test } from 'vitest'
import { decades, decadesIn, yearsOf } from './decades.ts'

test('the decades end with the present one', () => {
  expect(decades(2026).slice(-2)).toEqual([2010, 2020])
  expect(decades(2030).at(-1)).toBe(2030)
})

test.each([
  [1940, 1959, ['1940', '1950']],
  [1940, 1949, ['1940']],
  [1949, 1959, []],
  [1940, undefined, []],
])('from %s to %s are the decades %j', (from, to, expected) => {
  expect([...decadesIn({ from, to }, 2026)]).toEqual(expected)
})

test('decades apart take in what lies between', () => {
  expect(yearsOf(new Set(['1970', '1940']))).toEqual({ from: 1940, to: 1979 })
  expect(yearsOf(new Set())).toEqual({ from: undefined, to: undefined })
})
