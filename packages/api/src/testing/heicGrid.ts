import { readFileSync } from 'node:fs'

/** A picture as telephones write it. */
export type HeicGrid = {
  columns: number
  rows: number
  /** Pixels that are shown; of all tiles unless they are given. */
  width?: number
  height?: number
  /** Quarters of a turn to the left that it is shown with. */
  turns?: 1 | 2 | 3
  /** The axis over which it is shown mirrored. */
  mirror?: 'vertical' | 'horizontal'
  /** Names a cut at the sides, of no picture, because of which it is decoded as a whole. */
  isWhole?: boolean
  profile?: Buffer
}

/** The bytes of a picture of `images/fixtures`. */
export function fixturePicture(name: 'gradient.heic' | 'circle.heic'): Buffer {
  return readFileSync(new URL(`../images/fixtures/${name}`, import.meta.url))
}

/** Pixels of a side of the tile in `gradient.heic`. */
const side = 64

/** A HEIC of as many tiles as a test needs, all of them the one of `gradient.heic`: a few kB, however large it is. */
export function heicGrid({
  columns,
  rows,
  width = columns * side,
  height = rows * side,
  turns,
  mirror,
  isWhole,
  profile,
}: HeicGrid): Buffer {
  const { settings, data } = gradientTile()
  const tiles = Array.from({ length: rows * columns }, (_, index) => index + 1)
  const whole = tiles.length + 1
  const shape = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), long(width), long(height)])
  const extras = [
    ...(turns ? [box('irot', Buffer.from([turns]))] : []),
    ...(mirror ? [box('imir', Buffer.from([mirror === 'vertical' ? 0 : 1]))] : []),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
  ]
  const properties = [
    settings,
    box('ispe', long(0), long(side), long(side)),
    box('ispe', long(0), long(width), long(height)),
    ...extras,
    ...(isWhole ? [box('clap', ...[64, 1, 64, 1, 0, 1, 0, 1].map(long))] : []),
  ]
  const ofWhole = [3, ...extras.map((_, index) => 4 + index)]
  const ofItems = [
    ...tiles.map((id) => Buffer.concat([short(id), Buffer.from([2, 0x81, 2])])),
    Buffer.concat([short(whole), Buffer.from([ofWhole.length, ...ofWhole])]),
  ]
  const item = (id: number, type: string) =>
    box('infe', long(0x0200_0000), short(id), short(0), Buffer.from(`${type}\0`))
  const place = (id: number, from: number, at: number, length: number) =>
    Buffer.concat([short(id), short(from), short(0), short(1), long(at), long(length)])
  const meta = (start: number) =>
    box(
      'meta',
      long(0),
      box('hdlr', long(0), long(0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', long(0), short(whole)),
      box(
        'iloc',
        long(0x0100_0000),
        Buffer.from([0x44, 0]),
        short(whole),
        ...tiles.map((id) => place(id, 0, start, data.byteLength)),
        place(whole, 1, 0, shape.byteLength)
      ),
      box('iinf', long(0), short(whole), ...tiles.map((id) => item(id, 'hvc1')), item(whole, 'grid')),
      box('iprp', box('ipco', ...properties), box('ipma', long(0), long(whole), ...ofItems)),
      box('iref', long(0), box('dimg', short(whole), short(tiles.length), ...tiles.map(short))),
      box('idat', shape)
    )
  const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  return Buffer.concat([brands, meta(brands.byteLength + meta(0).byteLength + 8), box('mdat', data)])
}

/** What decodes the tile of the fixture, and the tile itself. */
function gradientTile(): { settings: Buffer; data: Buffer } {
  const file = fixturePicture('gradient.heic')
  const boxAt = (type: string) => {
    const at = file.indexOf(type) - 4
    return file.subarray(at, at + file.readUInt32BE(at))
  }
  return { settings: boxAt('hvcC'), data: boxAt('mdat').subarray(8) }
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([long(content.byteLength + 8), Buffer.from(type), content])
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
