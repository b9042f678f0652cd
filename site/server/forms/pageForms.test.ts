import { expect, test } from 'vitest'
import { pageForms } from './pageForms.ts'

const email = 'ana@example.org'
const asks: Record<string, string>[] = [{ email }, { email, code: '', resend: '1' }]

test.each([
  ['/es/appointments', '/es/appointments'],
  ['//elsewhere.example', '/es'],
  ['', '/es'],
])('who signs in from %s is led to %s, however often they ask for the mail', (path, wanted) => {
  const query = new URLSearchParams({ path, step: 'code' })
  for (const values of asks) {
    const call = pageForms.auth?.({ language: 'es', path: '/es/auth', params: {}, query, values })
    expect(call?.body).toEqual({ email, path: wanted })
    const to = `/es/auth?${new URLSearchParams({ path: wanted, step: 'code' })}`
    expect(call?.lands('')).toEqual({ to, asked: email })
  }
})
