import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { accepts, compress, encodingFor } from './compress.ts'

const html = '<p>á</p>'.repeat(100)

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('for "%s" a page travels as %s and arrives whole', async (header, encoding) => {
  const page = await compress(html, encodingFor(header))
  expect(page.encoding).toBe(encoding)
  const { body } = page
  const text = { br: brotliDecompressSync, gzip: gunzipSync, none: (same: Buffer) => same }
  expect(text[page.encoding ?? 'none'](body).toString()).toBe(html)
})

test.each([
  ['br;q=1.0', true],
  ['br;q=0.5', true],
  ['br;q=0.000', false],
  ['brotli', false],
])('"%s" takes br: %s', (header, expected) => {
  expect(accepts(header, 'br')).toBe(expected)
})
