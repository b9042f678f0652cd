import { expect, it } from 'vitest'
import { plainTiff } from '../testing/plainTiff.ts'
import { readTiffHead } from './tiffHead.ts'

it.each(['little', 'big'] as const)('reads the first directory in the order of bytes that is %s', (order) => {
  expect(readTiffHead(plainTiff({ order }))).toEqual({ isPreview: false, isPlanar: false })
  expect(readTiffHead(plainTiff({ order, tags: { 284: 2 } })).isPlanar).toBe(true)
  expect(readTiffHead(plainTiff({ order, tags: { 254: 1 } })).isPreview).toBe(true)
  // A page of a document says that it is one; it is the picture itself.
  expect(readTiffHead(plainTiff({ order, tags: { 254: 2 } })).isPreview).toBe(false)
})

it('leaves what ends too early to the decoder', () => {
  const tiff = plainTiff()
  for (const length of [4, 8, 1_810, tiff.byteLength - 30]) {
    expect(readTiffHead(tiff.subarray(0, length))).toEqual({ isPreview: false, isPlanar: false })
  }
})
