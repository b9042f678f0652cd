import { expect, test } from 'vitest'
import { columnNames, findHeader } from './header.ts'

const table = (written: string) => written.split('\n').map((line) => line.split(';'))

test.each([
  [
    'two names are alike',
    'Título;Artista;Notas;Notas\nCasa;Ana Paz;Con marco;En depósito\nPatio;Luis Sosa;;',
    { header_row: 1, first_row: 2 },
    ['Título', 'Artista', 'Notas', 'Notas (2)'],
  ],
  [
    'one is the sign of numbers',
    '#;Título;Artista;Año\n1;Casa;Ana Paz;1974\n2;Patio;Luis Sosa;1980',
    { header_row: 1, first_row: 2 },
    ['#', 'Título', 'Artista', 'Año'],
  ],
  [
    'a title stands above them',
    'Obras de la galería;;;\nTítulo;Artista;Notas;Notas\nCasa;Ana Paz;Con marco;',
    { header_row: 2, first_row: 3 },
    ['Título', 'Artista', 'Notas', 'Notas (2)'],
  ],
])('finds the row of names where %s', (_case, written, header, names) => {
  const head = table(written)
  expect(findHeader(head)).toEqual(header)
  expect(columnNames(head, header.header_row, names.length)).toEqual(names)
})

test.each([
  ['words that say the same', 'sí;sí;no;no\nsí;no;no;sí'],
  ['one word', 'óleo;óleo;óleo\nóleo;óleo;óleo'],
  ['numbers', '1;Casa;1974\n2;Patio;1980'],
])('takes no row for names that has %s', (_case, written) => {
  expect(findHeader(table(written))).toEqual({ header_row: 0, first_row: 1 })
})
