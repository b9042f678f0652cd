import { expect, test } from 'vitest'
import { failureMessage } from './failureMessage.ts'

test.each([
  [401, 'failure.notAllowed', true],
  [403, 'failure.notAllowed', true],
  [404, 'failure.notFound', undefined],
  [500, 'failure.other', undefined],
  [503, 'failure.other', undefined],
  [0, 'failure.offline', undefined],
])('%i is said as %s', (status, id, asksToSignIn) => {
  expect(failureMessage({ status, message: 'from the server', errors: {} })).toMatchObject({ id })
  expect(failureMessage({ status, message: '', errors: {} }).asksToSignIn).toBe(asksToSignIn)
})

test('who was too fast or too late reads the reason that the server gave', () => {
  expect(failureMessage({ status: 429, message: 'Esperá un minuto', errors: {} }).text).toBe(
    'Esperá un minuto'
  )
})

test('what no form sent and does not fit is said with what is wrong, or else as the server says it', () => {
  const refused = { status: 422, message: 'Hay datos que corregir.' }
  expect(failureMessage({ ...refused, errors: { title_es: ['Es muy largo.'] } }).text).toBe('Es muy largo.')
  expect(failureMessage({ ...refused, errors: {} }).text).toBe('Hay datos que corregir.')
})
