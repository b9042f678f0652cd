import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurity } from './contentSecurity.ts'

/** The directive of the scripts. */
const scripts = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src'))

test('of scripts in the markup only the one with the very text may run', () => {
  const hash = createHash('sha256').update('keep()').digest('base64')
  expect(scripts(contentSecurity({}, 'keep()'))).toBe(`script-src 'self' 'sha256-${hash}'`)
})

test("Google's guard may run where its keys are set", () => {
  const policy = contentSecurity({ RECAPTCHA_SITE_KEY: 'key' }, 'keep()')
  expect(scripts(policy)).toContain('https://www.gstatic.com/recaptcha/')
})

test('what reads codes may run at the door alone', () => {
  expect(scripts(contentSecurity({}, ''))).not.toContain('wasm')
  expect(scripts(contentSecurity({}, '', { door: true }))).toContain("'wasm-unsafe-eval'")
})
