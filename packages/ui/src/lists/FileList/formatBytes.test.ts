import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes.ts'

test.each([
  [0, '1 KB', '1 KB', '1 ko'],
  [182_300, '182 KB', '182 KB', '182 ko'],
  [999_499, '999 KB', '999 KB', '999 ko'],
  [999_500, '1 MB', '1 MB', '1 Mo'],
  [7_240_000, '7,2 MB', '7.2 MB', '7,2 Mo'],
  [48_600_000, '49 MB', '49 MB', '49 Mo'],
])('%i bytes are %s', (bytes, es, en, fr) => {
  expect(['es', 'en', 'fr'].map((language) => formatBytes(bytes, language))).toEqual([es, en, fr])
})
