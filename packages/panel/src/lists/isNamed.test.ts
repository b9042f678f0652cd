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
