import { expect, test } from 'vitest'
import { askedIn, askHref, leftOutIn } from './askedIn.ts'

test.each([
  ['', []],
  ['works=12,15', ['12', '15']],
  ['works=12&works=15&works=12', ['12', '15']],
  ['works=0,x,-1,<b>,12', ['12']],
  ['works=abcdef123', ['abcdef123']],
])('%s asks about %j', (query, works) => {
  expect(askedIn(new URLSearchParams(query))).toEqual(works)
})

test('no more than twenty are asked about, and how many are left out is known', () => {
  const many = Array.from({ length: 30 }, (_, index) => index + 1)
  const query = new URLSearchParams(askHref('', many).slice(1))
  expect([askedIn(query).length, leftOutIn(query)]).toEqual([20, 10])
})
