import { sampleSilence } from './sampleRecording.ts'

/** More than anybody can count to. */
const most = 0xffff_ffff

/**
 * A film of some hundred bytes that says of itself what makes a reader count without end: that one sample follows another
 * four thousand million times (`stts`), or that so many have a size of no bits (`stz2`).
 */
export function hostileFilm(kind: 'stts' | 'stz2'): Buffer {
  const times = full('stts', u32(1), u32(kind === 'stts' ? most : 1), u32(1_000))
  const tables = {
    stts: [times, full('ctts', u32(1), u32(1), u32(0)), full('stsz', u32(1), u32(most))],
    stz2: [times, full('stz2', u32(0), u32(most))],
  }
  const places = [full('stsc', u32(1), u32(1), u32(1), u32(1)), full('stco', u32(1), u32(48))]
  const sample = box('vp09', Buffer.alloc(6), u16(1), Buffer.alloc(16), u16(640), u16(360), Buffer.alloc(50))
  const media = box(
    'mdia',
    full('mdhd', u32(0), u32(0), u32(1_000), u32(0), u16(0x55c4), u16(0)),
    full('hdlr', u32(0), Buffer.from('vide'), Buffer.alloc(13)),
    box('minf', box('stbl', full('stsd', u32(1), sample), ...tables[kind], ...places))
  )
  const header = full(
    'tkhd',
    u32(0),
    u32(0),
    u32(1),
    u32(0),
    u32(0),
    Buffer.alloc(16),
    matrix,
    u32(640 << 16),
    u32(360 << 16)
  )
  const movie = full('mvhd', u32(0), u32(0), u32(1_000), u32(0), Buffer.alloc(80))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isommp41')),
    box('moov', movie, box('trak', header, media)),
  ])
}

/** Sound of no samples a second, which would never end. */
export function soundWithoutRate(): Buffer {
  const bytes = sampleSilence(1)
  bytes.writeUInt32LE(0, 24)
  return bytes
}

/** A film that says of itself that it is so wide. */
export function withWidth(film: Buffer, width: number): Buffer {
  const bytes = Buffer.from(film)
  bytes.writeUInt16BE(width, bytes.indexOf('vp09', bytes.indexOf('stsd')) + 28)
  return bytes
}

const matrix = Buffer.concat([1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].map(u32))

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(8 + content.length), Buffer.from(name), content])
}

/** A box with a version and flags, which are 0. */
function full(name: string, ...parts: readonly Buffer[]): Buffer {
  return box(name, u32(0), ...parts)
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
