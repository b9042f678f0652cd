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
  [
    'names of groups are repeated above each of their columns',
    'Obra;Obra;Medidas;Medidas;Artista\nTítulo;Código;Alto;Ancho;Nombre\nCasa;A-1;30;40;Ana Paz',
    { header_row: 2, first_row: 3 },
    ['Título', 'Código', 'Alto', 'Ancho', 'Nombre'],
  ],
  [
    'a column beside repeated groups has its name above',
    'Artista;Obra;Obra;Medidas;Medidas\n;Título;Código;Alto;Ancho\nAna Paz;Casa;A-1;30;40',
    { header_row: 2, first_row: 3 },
    ['Artista', 'Título', 'Código', 'Alto', 'Ancho'],
  ],
  [
    'languages are repeated above two pairs',
    'Código;ES;EN;ES;EN\n;Título;Title;Técnica;Technique\nA-1;Casa;House;óleo;oil',
    { header_row: 2, first_row: 3 },
    ['Código', 'Título', 'Title', 'Técnica', 'Technique'],
  ],
  [
    'two repeated groups have names in common',
    'Código;Título;Obra;Obra;Marco;Marco\n;;Alto;Ancho;Alto;Ancho\nA-1;Casa;30;40;35;45',
    { header_row: 2, first_row: 3 },
    ['Código', 'Título', 'Alto', 'Ancho', 'Alto (2)', 'Ancho (2)'],
  ],
  [
    'two names are alike and the first record is all words',
    'Título;Artista;Notas;Notas\nCasa;;Título de la serie;Firmada\nPatio;Luis Sosa;;',
    { header_row: 1, first_row: 2 },
    ['Título', 'Artista', 'Notas', 'Notas (2)'],
  ],
])('finds the row of names where %s', (_case, written, header, names) => {
  const head = table(written)
  expect(findHeader(head, 'works')).toEqual(header)
  expect(columnNames(head, header.header_row, names.length)).toEqual(names)
})

test.each([
  ['words that say the same', 'sí;sí;no;no\nsí;no;no;sí'],
  ['one word', 'óleo;óleo;óleo\nóleo;óleo;óleo'],
  ['numbers', '1;Casa;1974\n2;Patio;1980'],
])('takes no row for names that has %s', (_case, written) => {
  expect(findHeader(table(written), 'works')).toEqual({ header_row: 0, first_row: 1 })
})
