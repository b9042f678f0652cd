/** Colours of 8 bits, pixel by pixel. */
export type RawPicture = { width: number; height: number; channels: 3 | 4; profile?: Uint8Array }

/** Rows of pixels that a decoder takes at a time. */
const rowsAtATime = 64

const [short, long, undefinedBytes] = [3, 4, 7]

/** What stands in a TIFF before the pixels of a picture, which follow one row after the other, not compressed. */
export function rawTiffHead({ width, height, channels, profile }: RawPicture): Buffer {
  const row = width * channels
  const strips = Array.from({ length: Math.ceil(height / rowsAtATime) }, (_, index) => {
    const from = index * rowsAtATime
    return { at: from * row, bytes: Math.min(rowsAtATime, height - from) * row }
  })
  const tags = (start: number): [tag: number, type: number, values: readonly number[]][] => [
    [256, long, [width]],
    [257, long, [height]],
    [258, short, Array(channels).fill(8)],
    [259, short, [1]],
    [262, short, [2]],
    [273, long, strips.map(({ at }) => start + at)],
    [277, short, [channels]],
    [278, long, [rowsAtATime]],
    [279, long, strips.map(({ bytes }) => bytes)],
    ...(channels === 4 ? [[338, short, [2]] satisfies [number, number, number[]]] : []),
    ...(profile ? [[34_675, undefinedBytes, [...profile]] satisfies [number, number, number[]]] : []),
  ]
  // The places of the strips are as long wherever the pixels begin.
  const { byteLength } = directory(tags(0))
  return directory(tags(byteLength))
}

function directory(tags: readonly (readonly [number, number, readonly number[]])[]): Buffer {
  const start = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  const entries = Buffer.alloc(2 + tags.length * 12 + 4)
  entries.writeUInt16LE(tags.length)
  const besides: Buffer[] = []
  let next = start.byteLength + entries.byteLength
  for (const [index, [tag, type, values]] of tags.entries()) {
    const at = 2 + index * 12
    entries.writeUInt16LE(tag, at)
    entries.writeUInt16LE(type, at + 2)
    entries.writeUInt32LE(values.length, at + 4)
    const written = asBytes(type, values)
    if (written.byteLength <= 4) {
      written.copy(entries, at + 8)
      continue
    }
    entries.writeUInt32LE(next, at + 8)
    besides.push(written)
    next += written.byteLength
  }
  return Buffer.concat([start, entries, ...besides])
}

/** Values one behind the other, up to an even place. */
function asBytes(type: number, values: readonly number[]): Buffer {
  if (type === undefinedBytes) return Buffer.from([...values, ...Array(values.length % 2).fill(0)])
  const size = type === short ? 2 : 4
  const bytes = Buffer.alloc(values.length * size)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}
