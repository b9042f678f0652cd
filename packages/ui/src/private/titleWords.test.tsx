import { expect, test } from 'vitest'
import { isLongTitle, wordsIn } from './titleWords.ts'

test('words are found wherever they stand', () => {
  expect(wordsIn('Aliento')).toBe('Aliento')
  expect(wordsIn(26)).toBe('26')
  expect(wordsIn(<span lang="es">Horas</span>)).toBe('Horas')
  expect(
    wordsIn(
      <>
        <em>Vértice</em> nº {18}
      </>
    )
  ).toBe('Vértice nº 18')
})

test('nothing has no words', () => {
  for (const nothing of [null, undefined, false, <br key="br" />]) expect(wordsIn(nothing)).toBe('')
})

test.each([
  ['Estructura abierta', false],
  ['a '.repeat(40), false],
  ['a '.repeat(41), true],
  ['La representación', false],
  ['La correspondencia', true],
  ['Rosario/Buenos-Aires, 1949-1963', false],
])('“%s” is set smaller: %s', (words, isLong) => {
  expect(isLongTitle(words)).toBe(isLong)
})
