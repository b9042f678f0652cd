import { expect, test } from 'vitest'
import { keyIn } from './keys.ts'

test('a key has the name that the keyboard of the reader has on it', () => {
  expect([keyIn('es', 'Space'), keyIn('en', 'Space')]).toEqual(['Espacio', 'Space'])
  expect([keyIn('es', 'Page Up'), keyIn('en', 'Page Up')]).toEqual(['Re Pág', 'Page Up'])
  expect([keyIn('es', 'Tab'), keyIn('en', 'Tab')]).toEqual(['Tab', 'Tab'])
})
