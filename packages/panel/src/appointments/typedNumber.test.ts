import { expect, test } from 'vitest'
import { answered } from './typedNumber.ts'

test('a number that was saved gives way to the one that holds', () => {
  expect(answered({ text: '8' }, '8', undefined)).toEqual({})
})

test('one that is refused stays with the reason', () => {
  expect(answered({ text: '8' }, '8', 'Son muchos.')).toEqual({ text: '8', refused: 'Son muchos.' })
})

test.each([undefined, 'Son muchos.'])(
  'what was typed meanwhile stays as it is, whatever the answer',
  (reason) => {
    expect(answered({ text: '12' }, '8', reason)).toEqual({ text: '12' })
  }
)
