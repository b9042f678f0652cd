/** Tags of a TIFF's directory whose values are one short number each. */
type Tags = Readonly<Record<number, number>>

/** A red TIFF, uncompressed, in either order of bytes, whose tags can say what a test needs. */
export function plainTiff({
  width = 30,
  height = 20,
  order = 'little',
  tags = {},
}: {
  width?: number
  height?: number
  order?: 'little' | 'big'
  tags?: Tags
} = {}): Buffer {
  const pixels = Buffer.alloc(30 * 20 * 3, Buffer.from([200, 30, 30]))
  const own: Tags = { 256: width, 257: height, 258: 8, 259: 1, 262: 2, 273: 8, 277: 3, 278: 20, 279: 1_800 }
  const entries = Object.entries({ ...own, ...tags }).map(([tag, value]) => [Number(tag), value] as const)
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  const head = Buffer.from(order === 'little' ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1')
  const short = (buffer: Buffer, value: number, at: number) =>
    order === 'little' ? buffer.writeUInt16LE(value, at) : buffer.writeUInt16BE(value, at)
  const long = (buffer: Buffer, value: number, at: number) =>
    order === 'little' ? buffer.writeUInt32LE(value, at) : buffer.writeUInt32BE(value, at)
  long(head, head.byteLength + pixels.byteLength, 4)
  short(directory, entries.length, 0)
  entries.forEach(([tag, value], index) => {
    const at = 2 + index * 12
    short(directory, tag, at)
    short(directory, 3, at + 2)
    long(directory, 1, at + 4)
    short(directory, value, at + 8)
  })
  return Buffer.concat([head, pixels, directory])
}
