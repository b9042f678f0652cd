import { expect, test } from 'vitest'
import { fillAnswer } from './fillAnswer.ts'

test.each([
  ['Hola, {nombre}: {obras} está.', 'Hola, Martina: Uno y Dos está.'],
  ['Hello {name}, {works}.', 'Hello Martina, Uno y Dos.'],
  ['Hola, {apellido} {nombre', 'Hola, {apellido} {nombre'],
])('%s', (text, expected) => {
  expect(fillAnswer(text, { name: ' Martina  Sosa', works: 'Uno y Dos' })).toBe(expected)
})

test('what somebody is called is not read as a pattern', () => {
  expect(fillAnswer('{nombre}', { name: '$& {obras}', works: 'x' })).toBe('$&')
})
