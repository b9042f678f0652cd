import type { Sent } from '@gallery/client'
import { expect, test } from 'vitest'
import { rendered } from '../testing/renderedPages.ts'

test('the second step of signing in and the way back to the first know where the visitor was going', async () => {
  const sent: Sent = { status: 200, values: { email: 'ana@example.org' }, errors: {}, message: '' }
  const { body } = await rendered('/es/auth?path=%2Fes%2Fappointments&step=code', { sent })
  expect(body).toContain('action="/es/auth?path=%2Fes%2Fappointments&amp;step=code"')
  expect(body).toContain('href="/es/auth?path=%2Fes%2Fappointments"')
})
