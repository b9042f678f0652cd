import { expect, test } from 'vitest'
import { isNamed } from './isNamed.ts'

test.each([
  ['Sala Línea', 'linea', true],
  ['Línea de sombra', 'SOMBRA línea', true],
  ['Papel', ' ', true],
  ['Papel', 'papel tinta', false],
])('“%s” by “%s”: %s', (name, query, expected) => {
  expect(isNamed(name, query)).toBe(expected)
})

// Minutes, if they were put into order first.
test('marks that are piled on a letter are taken off, in the name and in the query', () => {
  const piled = `Se\u0301pia${'\u0301\u0316'.repeat(200_000)}`
  expect([isNamed(piled, 'sepia'), isNamed('Sepia', piled)]).toEqual([true, true])
})
