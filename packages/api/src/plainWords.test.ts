import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsWithCause } from './plainWords.ts'

const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
const unread = Object.assign(new Error('invalid input syntax for type integer: "martina"'), {
  severity: 'ERROR',
  code: '22P02',
})

test.each([
  ['what made it', new TypeError('fetch failed', { cause: new Error('timeout') }), 'fetch failed (timeout)'],
  [
    'a code in place of no words',
    new TypeError('fetch failed', { cause: refused }),
    'fetch failed (ECONNREFUSED)',
  ],
  ['the same words once', new Error('no: timeout', { cause: new Error('timeout') }), 'no: timeout'],
  [
    "nobody's data",
    new DrizzleQueryError('select $1', ['martina'], unread),
    'invalid input syntax for type integer: “…”',
  ],
])('says %s', (_what, error, words) => {
  expect(wordsWithCause(error)).toBe(words)
})
