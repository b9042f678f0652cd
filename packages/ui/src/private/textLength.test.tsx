import { expect, test } from 'vitest'
import { textLength } from './textLength.ts'

test('words are counted wherever they stand', () => {
  expect(textLength('Aliento')).toBe(7)
  expect(textLength(26)).toBe(2)
  expect(textLength(<span lang="es">Horas</span>)).toBe(5)
  expect(
    textLength(
      <>
        <em>Vértice</em> nº {18}
      </>
    )
  ).toBe(13)
})

test('nothing has no words', () => {
  for (const nothing of [null, undefined, false, <br key="br" />]) expect(textLength(nothing)).toBe(0)
})
