import { describe, expect, it } from 'vitest'
import { plainTiff } from '../testing/plainTiff.ts'
import { kindOf } from './kinds.ts'

/** The first box of a HEIF file: its size, its brand and those that it is compatible with. */
const container = (major: string, ...others: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + 4 * others.length]),
    Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`),
    Buffer.from('\0\0\0\x20metaheicavif'),
  ])

describe('kindOf', () => {
  it.each([
    ['webp', Buffer.from('RIFF\x24\x08\0\0WEBPVP8 ', 'latin1')],
    ['tiff', plainTiff()],
    ['tiff', plainTiff({ order: 'big' })],
    ['tiff', Buffer.from('II+\0\x08\0\0\0', 'latin1')],
    ['tiff', Buffer.from('MM\0+\0\x08\0\0', 'latin1')],
    ['avif', container('avif')],
    ['avif', container('avis', 'avif')],
    ['avif', container('mif1', 'miaf', 'avif')],
    ['heic', container('heic', 'mif1')],
    ['heic', container('heix')],
    ['heic', container('msf1', 'hevc')],
    ['heic', container('mif1')],
  ])('knows a %s by its first bytes', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind)
  })

  it.each([
    ['a sound', Buffer.from('RIFF\x24\x08\0\0WAVEfmt ', 'latin1')],
    ['a video', container('isom', 'avif')],
    ['a video of a telephone', container('qt  ')],
    ['a text', Buffer.from('II, MM')],
    ['a head that ends', Buffer.from('\0\0\0\x18ftyp', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('knows %s to be none', (_, bytes) => {
    expect(kindOf(bytes)).toBeNull()
  })
})
