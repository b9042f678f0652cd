import { expect, test } from 'vitest'
import { cookieValue } from './request.ts'

test.each([
  ['XSRF-TOKEN=a%3Db', 'a=b'],
  ['other=1; XSRF-TOKEN=abc; more=2', 'abc'],
  ['NOT-XSRF-TOKEN=abc', ''],
  ['', ''],
])('of "%s" the token is "%s"', (cookies, token) => {
  expect(cookieValue(cookies, 'XSRF-TOKEN')).toBe(token)
})
