import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes.ts'

test.each([
  [0, '1 KB'],
  [182_300, '182 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [7_240_000, '7,2 MB'],
  [48_600_000, '49 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes, 'es')).toBe(said)
})
