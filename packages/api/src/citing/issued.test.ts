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
])('“%s” with the year %s', (words, year, issued) => {
  expect(issuedOf(words, year)).toEqual(issued)
})

test.each([
  ['1949~', { 'date-parts': [[1949]], circa: true }],
  ['1950/1955', { 'date-parts': [[1950], [1955]] }],
  ['1951-03', { 'date-parts': [[1951, 3]] }],
  ['1951-03-12', { 'date-parts': [[1951, 3, 12]] }],
  ['[1948,1950]', { literal: '1948 o 1950' }],
  ['1950/..', { literal: '1948 o 1950' }],
])('the date for machines %s goes before the words, where a reference can say it', (edtf, issued) => {
  expect(issuedOf('1948 o 1950', 1948, edtf)).toEqual(issued)
})
