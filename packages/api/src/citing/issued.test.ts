import { expect, test } from 'vitest'
import { issuedOf } from './issued.ts'

test.each([
  ['', 1962, { 'date-parts': [[1962]] }],
  ['', null, undefined],
  ['1962', 1963, { 'date-parts': [[1962]] }],
  ['ca. 1950', 1950, { 'date-parts': [[1950]], circa: true }],
  ['hacia 1950', null, { 'date-parts': [[1950]], circa: true }],
  ['c.1950?', null, { 'date-parts': [[1950]], circa: true }],
  ['1950-55', 1950, { 'date-parts': [[1950], [1955]] }],
  ['1950 – 1962', 1950, { 'date-parts': [[1950], [1962]] }],
  ['1950-49', 1950, { literal: '1950-49' }],
  ['años cincuenta', 1950, { literal: 'años cincuenta' }],
  ['h. 1950', 1950, { 'date-parts': [[1950]], circa: true }],
  ['mayo de 1949', 1949, { 'date-parts': [[1949, 5]] }],
  ['1911-12', 1911, { literal: '1911-12' }],
  ['años 40', 1940, { literal: 'años 40' }],
  ['siglo XIX', 1801, { literal: 'siglo XIX' }],
  ['1948 o 1950', 1948, { literal: '1948 o 1950' }],
  ['500 a. C.', -500, { literal: '500 a. C.' }],
  ['s/f', null, undefined],
  ['s/f', 1950, { 'date-parts': [[1950]] }],
])('“%s” with the year %s', (words, year, issued) => {
  expect(issuedOf(words, year)).toEqual(issued)
})

test.each([
  ['1949~', { 'date-parts': [[1949]], circa: true }],
  ['1950/1955', { 'date-parts': [[1950], [1955]] }],
  ['1951-03', { 'date-parts': [[1951, 3]] }],
  ['1951-03-12', { 'date-parts': [[1951, 3, 12]] }],
  ['[1948,1950]', { literal: '1948 o 1950' }],
  ['1949-05?', { 'date-parts': [[1949, 5]], circa: true }],
  ['1949-~05', { 'date-parts': [[1949, 5]], circa: true }],
  ['1949-XX', { 'date-parts': [[1949]] }],
  [
    '1950-02/1951-05',
    {
      'date-parts': [
        [1950, 2],
        [1951, 5],
      ],
    },
  ],
  ['1949-21', { literal: '1948 o 1950' }],
  ['194X', { literal: '1948 o 1950' }],
  ['-0499', { literal: '1948 o 1950' }],
  ['1950/..', { literal: '1948 o 1950' }],
])('the date for machines %s goes before the words, where a reference can say it', (edtf, issued) => {
  expect(issuedOf('1948 o 1950', 1948, edtf)).toEqual(issued)
})
