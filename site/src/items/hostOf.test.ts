import { expect, test } from 'vitest'
import { hostOf } from './hostOf.ts'

test.each([
  ['https://www.archive.org/details/carta', 'archive.org'],
  ['https://icaa.mfah.org/s/es', 'icaa.mfah.org'],
  ['carta', 'carta'],
])('%s leads to %s', (link, host) => {
  expect(hostOf(link)).toBe(host)
})
