import { expect, test } from 'vitest'
import { writingDirection } from './writingDirection.ts'

test.each([
  ['es', 'ltr'],
  ['en-GB', 'ltr'],
  ['arn', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he_IL', 'rtl'],
  ['fa', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(writingDirection(language)).toBe(direction)
})
