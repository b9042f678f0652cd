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
  expect(failureMessage({ status, message: 'from the server' })).toMatchObject({ id })
  expect(failureMessage({ status, message: '' }).asksToSignIn).toBe(asksToSignIn)
})

test('who was too fast or too late reads the reason that the server gave', () => {
  expect(failureMessage({ status: 429, message: 'Esperá un minuto' }).text).toBe('Esperá un minuto')
})
