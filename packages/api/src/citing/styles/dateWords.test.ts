import { expect, test } from 'vitest'
import { issuedOf } from '../issued.ts'
import { dateWords, longDates, shortDates, yearFirst } from './dateWords.ts'

test.each([
  ['1951-03', 'marzo de 1951', 'March 1951', '1951, marzo', 'Mar. 1951'],
  ['1951-03/1951-05', 'marzo a mayo de 1951', 'March–May 1951', '1951, marzo a mayo', 'Mar.–May 1951'],
  ['1951-03/1951-03', 'marzo de 1951', 'March 1951', '1951, marzo', 'Mar. 1951'],
  [
    '1950-11/1951-03',
    'noviembre de 1950 a marzo de 1951',
    'November 1950–March 1951',
    '1950, noviembre a 1951, marzo',
    'Nov. 1950–Mar. 1951',
  ],
  [
    '1951-03-12/1951-05',
    '12 de marzo a mayo de 1951',
    'March 12–May 1951',
    '1951, 12 de marzo a mayo',
    '12 Mar.–May 1951',
  ],
  [
    '1951-03/1951-05-12',
    'marzo al 12 de mayo de 1951',
    'March–May 12, 1951',
    '1951, marzo al 12 de mayo',
    'Mar.–12 May 1951',
  ],
  [
    '1951-03-03/1951-03-07',
    '3 al 7 de marzo de 1951',
    'March 3–7, 1951',
    '1951, 3 al 7 de marzo',
    '3–7 Mar. 1951',
  ],
])('citations say %s as "%s"', (edtf, ...said) => {
  const issued = issuedOf('', null, edtf)
  const forms = [longDates('es-AR'), longDates('en'), yearFirst('es-AR'), shortDates('en')]
  expect(forms.map((form) => dateWords(issued, form))).toEqual(said)
})
