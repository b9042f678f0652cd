import { expect, test } from 'vitest'
import { linkedAppointmentUrl } from './appointments.ts'
import { emailLinkUrl } from './auth.ts'
import { messageLinkUrl } from './messages.ts'

test.each([
  [emailLinkUrl, '/auth/email/'],
  [messageLinkUrl, '/contact/link/'],
  [linkedAppointmentUrl, '/api/appointments/link/'],
] as const)('a token that looks like a path leads to no other address: %#', (link, address) => {
  const { pathname } = new URL(link('../../api/activity/1/revert'), 'http://localhost')
  expect(pathname).toBe(`${address}..%2F..%2Fapi%2Factivity%2F1%2Frevert`)
})
