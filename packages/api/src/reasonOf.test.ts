import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Refused } from './errors.ts'
import { failureText } from './jobs/failureText.ts'
import { reasonOf } from './reasonOf.ts'

const values = ['martina@example.org', 'https://ochava.example/es/auth/secret']
const failed = (cause?: Error) => new DrizzleQueryError('insert into "mails" values ($1, $2)', values, cause)
const unread = Object.assign(new Error('invalid input syntax for type integer: "martina"'), {
  severity: 'ERROR',
  code: '22P02',
})

test.each([
  ['a refusal in its words', new Refused(404, 'error.notFound'), /^(?!error\.).+/],
  [
    'a statement in the words of its cause',
    failed(new Error('Connection terminated')),
    /^Connection terminated$/,
  ],
  [
    'a statement without a cause in its text',
    failed(),
    /^Failed query: insert into "mails" values \(\$1, \$2\)$/,
  ],
  ['a value that cannot be read without the value', failed(unread), /^invalid input syntax .*: “…”$/],
  ['what is no error', 'out of order', /^out of order$/],
])('says %s', (_what, error, words) => {
  expect(reasonOf(error)).toMatch(words)
})

test('what is kept beside the work that failed has the same words, and not too many', () => {
  expect(failureText(failed(new Error('Connection terminated')))).toBe('Connection terminated')
  expect(failureText(failed())).not.toContain('martina')
  expect(failureText(new Error('x'.repeat(2_000)))).toHaveLength(1_000)
})
