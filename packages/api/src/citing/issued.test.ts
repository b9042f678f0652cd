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
