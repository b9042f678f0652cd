import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { box, filmedAt, noted, withNotes } from '../testing/notedFilm.ts'
import { sampleFilm } from '../testing/sampleRecording.ts'
import { emptyFilmNotes } from './filmNotes.ts'

const movie = (...parts: Buffer[]) => Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), ...parts])

/** A film as it is kept. */
function kept(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  emptyFilmNotes(copy)
  return copy
}

/** A part whose size stands in eight bytes. */
function longBox(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(16 + content.length))
  return Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from(name), size, content])
}

/** A part that says of itself another size than it has. */
function sized(part: Buffer, size: number): Buffer {
  const copy = Buffer.from(part)
  copy.writeUInt32BE(size)
  return copy
}

describe('emptyFilmNotes', () => {
  it.each(['mp4', 'mov'] as const)('empties what a %s notes of itself and moves nothing', async (kind) => {
    const film = await sampleFilm(kind)
    const noting = withNotes(film)
    expect(noting.includes(filmedAt)).toBe(true)
    const after = kept(noting)
    expect(after.includes(filmedAt)).toBe(false)
    expect(after.includes('location')).toBe(false)
    // All else is as it was, byte by byte.
    const other = [...after].flatMap((byte, at) => (byte === noting[at] ? [] : [at]))
    for (const at of other) expect([0, ...Buffer.from('free')]).toContain(after[at])
    expect(kept(after)).toEqual(after)
  })

  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
  it.each([
    ['sizes of eight bytes', longBox('moov', longBox('udta', noted()))],
    ['a last part without a size', sized(box('moov', noted()), 0)],
    ['a part of its own beside the film', box('meta', noted())],
    ['a page of XMP', box('uuid', xmp, noted())],
    ['a film that breaks off in them', box('moov', noted()).subarray(0, -1)],
    ['a part that is longer than what it is in', box('moov', sized(noted(), 0xffff_ffff))],
    ['what follows on other parts', Buffer.concat([box('mdat', Buffer.alloc(50)), box('moov', noted())])],
  ])('finds them in %s', (_, part) => {
    const film = movie(part)
    expect(film.includes(filmedAt.slice(0, 12))).toBe(true)
    const after = kept(film)
    expect(after.includes(filmedAt.slice(0, 12))).toBe(false)
    expect(after).toHaveLength(film.length)
  })

  it.each([
    ['the samples', box('mdat', noted())],
    ['another part of its own', box('uuid', Buffer.alloc(16), noted())],
    ['what stands behind a part of no size', box('moov', sized(box('trak'), 7), noted())],
    [
      'a size of eight bytes that is less',
      Buffer.concat([Buffer.from('\0\0\0\x01moov\0\0\0\0\0\0\0\x0f'), noted()]),
    ],
  ])('leaves %s', (_, part) => {
    const film = movie(part)
    expect(kept(film)).toEqual(film)
  })

  it('comes to an end with whatever it is given', () => {
    const word = fc.constantFrom(
      'moov',
      'trak',
      'udta',
      'meta',
      'uuid',
      'mdat',
      '\0\0\0\0',
      '\0\0\0\x01',
      '\0\0\0\x08'
    )
    const piece = fc.oneof(
      word.map((text) => Buffer.from(text, 'latin1')),
      fc.uint8Array({ maxLength: 12 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const film = Buffer.concat(pieces)
        expect(kept(film)).toHaveLength(film.length)
      })
    )
  })
})
