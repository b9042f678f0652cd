import { expect, test } from 'vitest'
import { brokenLines } from './brokenLines.ts'

const inTen = (text: string) => brokenLines(text, (line) => line.length <= 10)

test.each([
  ['Patio', ['Patio']],
  ['Patio a las cuatro', ['Patio a', 'las cuatro']],
  ['de Fernández-Paz', ['de', 'Fernández-', 'Paz']],
  ['de Donaudampfschiff', ['de', 'Donaudamp-', 'fschiff']],
  ['nº\u00a04', ['nº\u00a04']],
  ['', ['']],
])('“%s” stands in %j', (text, lines) => {
  expect(inTen(text)).toEqual(lines)
})
