import { expect, it } from 'vitest'
import { codeDigits } from './codeDigits.ts'

it.each([
  ['418207', '418207'],
  ['418 207', '418207'],
  [' Código: 418-207. ', '418207'],
  ['4182079', '418207'],
  ['41a', '41'],
  ['', ''],
  ['４１８２０７', '418207'],
  ['٤١٨ ٢٠٧', '418207'],
  ['رمزك: ۴۱۸۲۰۷', '418207'],
  ['४१८२०७', '418207'],
  ['𝟜𝟙𝟠𝟚𝟘𝟟𝟗', '418207'],
  ['a²٤③', '4'],
])('reads %j as %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits)
})
