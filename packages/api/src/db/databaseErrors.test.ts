import { expect, test } from 'vitest'
import { isDatabaseAway } from './databaseErrors.ts'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['its socket is not there', Object.assign(coded('ENOENT'), { syscall: 'connect' }), true],
  ['a file is not there', Object.assign(coded('ENOENT'), { syscall: 'open' }), false],
  ['the server is going down', coded('57P01'), true],
  ['a statement took too long', coded('57014'), true],
  ['too many connections', coded('53300'), true],
  ['its disk is full', coded('53100'), false],
  ['it only reads while its disk is full', coded('25006'), false],
  ['the connection broke in the middle of a query', new Error('Connection terminated unexpectedly'), true],
  ['no answer came', new Error('Query read timeout'), true],
  ['the connection was given up', new Error('Client was closed and is not queryable'), true],
  ['no connection became free', new Error('timeout exceeded when trying to connect'), true],
  ['a value that exists already', coded('23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error at all', 'Connection terminated', false],
])('%s', (_what, error, away) => {
  expect(isDatabaseAway(error)).toBe(away)
  expect(isDatabaseAway(new Error('Failed query', { cause: error }))).toBe(away)
})
