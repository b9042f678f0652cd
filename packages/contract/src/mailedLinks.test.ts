import { expect, test } from 'vitest'
import { addressOf } from './url.ts'

test.each(['/auth/email/:token', '/contact/link/:token', '/api/appointments/link/:token'])(
  'a token that looks like a path leads to no other address than %s',
  (path) => {
    const address = addressOf(path, { token: '../../api/activity/1/revert' })
    expect(new URL(address, 'http://localhost').pathname).toBe(
      path.replace(':token', '..%2F..%2Fapi%2Factivity%2F1%2Frevert')
    )
  }
)
