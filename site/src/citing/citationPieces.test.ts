import { expect, test } from 'vitest'
import { citationPieces } from './citationPieces.ts'

const marked = (text: string) =>
  citationPieces(text)
    .map(({ text: piece, whole }) => (whole ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Estructura abierta nº 26. 1962.', 'Estructura abierta [nº 26]. 1962.'],
  ['Fondo Brandariz (FB-C-0117), Archivo', 'Fondo Brandariz ([FB-C-0117]), Archivo'],
  ['FB-C-0117, Fondo', '[FB-C-0117], Fondo'],
  ['Ochava. https://ochava.example/id/w12.', 'Ochava. [https://ochava.example/][id/][w12.]'],
  ['un autor franco-argentino', 'un autor franco-argentino'],
  ['Poema a Severino. 1962. Sobrino. 3', 'Poema a Severino. 1962. Sobrino. 3'],
  ['https://w.org/web/https://a.b//c', '[https://w.org/][web/][https://][a.b//][c]'],
  ['https:///c', '[https:///][c]'],
  ['https://ochava.example', '[https://ochava.example]'],
  [`A-${'1'.repeat(40)}`, `A-${'1'.repeat(40)}`],
])('%s', (text, expected) => {
  expect(marked(text)).toBe(expected)
  expect(
    citationPieces(text)
      .map((piece) => piece.text)
      .join('')
  ).toBe(text)
})
