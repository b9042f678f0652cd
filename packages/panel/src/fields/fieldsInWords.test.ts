import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { shownValue } from '../record/shownValue.ts'
import { needsIn } from './needs.ts'

const intl = createIntl({ locale: 'es', messages })

test('a list of needs is told in words, whoever has to choose between two', () => {
  expect(shownValue(['wheelchair', 'guideDog'], intl)).toBe('Silla de ruedas, Perro guía')
  expect(shownValue([], intl)).toBe('')
})

test('a statement of rights is told in words, and the same letters in another field as they are', () => {
  expect(shownValue('UND', intl, 'rights')).toBe('Derechos de autor sin determinar')
  expect(shownValue('UND', intl, 'code')).toBe('UND')
})

test.each([
  ['["guideDog","wheelchair"]', ['wheelchair', 'guideDog']],
  ['["ascensor"]', []],
  ['[]', []],
])('of the history %s is %j', (json, needs) => {
  expect(needsIn(json)).toEqual(needs)
})
