import { expect, test } from 'vitest'
import { readBookingCode, shownBookingCode } from './bookingCode.ts'

test.each([
  ['7KQ2-M4XD', '7KQ2M4XD'],
  [' 7kq2 m4xd ', '7KQ2M4XD'],
  ['oIlL-0000', '01110000'],
  ['7KQ2-M4X', undefined],
  ['7KQ2-M4XDD', undefined],
  ['7KQ2-M4XU', undefined],
  ['https://ochava.example/es', undefined],
])('%s is read as %s', (text, code) => {
  expect(readBookingCode(text)).toBe(code)
})

test('is shown in two halves, and read as it is shown', () => {
  expect(shownBookingCode('7KQ2M4XD')).toBe('7KQ2-M4XD')
  expect(readBookingCode(shownBookingCode('7KQ2M4XD'))).toBe('7KQ2M4XD')
})
