import { proposeEdtf } from '@gallery/contract'
import { expect, test } from 'vitest'
import { issuedOf } from './citing/issued.ts'
import { yearInWords } from './imports/inWords.ts'

/** What the panel proposes of a source's words, a citation says of them, and an import takes for the year. */
function readings(words: string) {
  const read = yearInWords(words, 'first', () => true)
  return [proposeEdtf(words), issuedOf(words, null), 'value' in read ? read.value : read.reason.id]
}

test.each([
  ['1950', { edtf: '1950' }, { 'date-parts': [[1950]] }, 1950],
  ['ca. 1950', { edtf: '1950~' }, { 'date-parts': [[1950]], circa: true }, 1950],
  ['h. 1950', { edtf: '1950~' }, { 'date-parts': [[1950]], circa: true }, 1950],
  ['1950-55', { edtf: '1950/1955' }, { 'date-parts': [[1950], [1955]] }, 1950],
  // December of 1911, or two years: nobody guesses which.
  ['1911-12', null, { literal: '1911-12' }, 1911],
  ['años 40', { edtf: '194X' }, { literal: 'años 40' }, 'import.reason.year'],
  ['siglo XIX', { edtf: '18XX' }, { literal: 'siglo XIX' }, 1801],
  ['Siglo XIX.', { edtf: '18XX' }, { literal: 'Siglo XIX.' }, 1801],
  ['siglo 19', { edtf: '18XX' }, { literal: 'siglo 19' }, 1801],
  ['XIX century', { edtf: '18XX' }, { literal: 'XIX century' }, 1801],
  ['the 19th c.', { edtf: '18XX' }, { literal: 'the 19th c.' }, 1801],
  ['mid-19th century', null, { literal: 'mid-19th century' }, 1801],
  ['19th-20th century', null, { literal: '19th-20th century' }, 1801],
  ['19th century BC', null, { literal: '19th century BC' }, -1900],
])('the readers of dates in words agree about "%s"', (words, ...read) => {
  expect(readings(words)).toEqual(read)
})

test.each([
  's/f',
  'S.F.',
  '[s/f]',
  's/fecha',
  'sin fecha',
  'sin datar',
  'no consta',
  'Desconocida',
  'fecha desconocida',
  'n.d.',
  'No date.',
  'undated',
  'date not known',
  'date is unknown',
])('to all of them "%s" says that nobody knows when', (words) => {
  expect(readings(words)).toEqual(['undated', undefined, null])
})
