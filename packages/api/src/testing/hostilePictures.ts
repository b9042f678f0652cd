import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { heicGrid } from './heicGrid.ts'
import { plainTiff } from './plainTiff.ts'

/** A file that somebody uploads, and what must become of it. */
export type HostileFile = {
  what: string
  name: string
  bytes: Buffer
  /** 201: taken, shown with this width and height. Anything else: refused with that status. */
  becomes: { status: 201; width: number; height: number } | { status: 413 | 415 | 422 }
}

const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>')
const magicHeads = {
  jpg: 'ffd8ff',
  png: '89504e470d0a1a0a',
  gif: '474946383961',
  webp: '524946460000000057454250',
  tiff: '49492a0008000000',
  avif: '00000018667479706176696600000000',
  heic: '00000018667479706865696300000000',
} as const

const shown = (width: number, height: number) => ({ status: 201, width, height }) as const
const refused = (status: 413 | 415 | 422) => ({ status }) as const

function red(width = 60, height = 40, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
}

/** Noise, so that half of a file is half of the picture. */
function noise(): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 120, height: 80, channels: 3, background: 'white', noise: grain } })
}

function frames(count: number, width = 60, height = 40): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({ create: { width, height, channels: 3, background: { r: (index * 70) % 256, g: 30, b: 30 } } })
        .png()
        .toBuffer()
    )
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.byteLength)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A PNG of nothing but zeros, of any size: a few kB that are gigabytes once decoded. */
function zeroPng(width: number, height: number, { depth = 1, colour = 0, interlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const channels = colour === 6 ? 4 : colour === 2 ? 3 : 1
  const raw = Buffer.alloc(Math.min(height * (1 + Math.ceil((width * channels * depth) / 8)), 8_000_000))
  return Buffer.concat([
    Buffer.from(magicHeads.png, 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Puts a chunk of its own between a PNG's head and its content. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)])
}

/** Puts a segment right behind a JPEG's first mark. */
function withSegment(jpeg: Buffer, mark: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(data.byteLength + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** An AVIF that says it is of another size, in the box that is for it. */
function declaring(avif: Buffer, width: number, height: number): Buffer {
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

/** Odd, but pictures: to be taken and shown as they are meant. */
async function oddPictures(): Promise<HostileFile[]> {
  const jpeg = await red().jpeg().toBuffer()
  const png = await red().png().toBuffer()
  const gif = await red().gif().toBuffer()
  const apng = withChunk(png, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (orientation): Promise<HostileFile> => ({
        what: `turned, ${orientation}`,
        name: 'a.jpg',
        bytes: await red().withMetadata({ orientation }).jpeg().toBuffer(),
        becomes: orientation < 5 ? shown(60, 40) : shown(40, 60),
      })
    )
  )
  const as = (what: string, bytes: Buffer, name = 'a.jpg'): HostileFile => ({
    what,
    name,
    bytes,
    becomes: shown(60, 40),
  })
  return [
    ...turned,
    as('CMYK', await red().toColourspace('cmyk').jpeg().toBuffer()),
    as('16 bits', await red().toColourspace('rgb16').png().toBuffer()),
    as('1 bit', zeroPng(60, 40)),
    as('grey with alpha', await red(60, 40, 4).toColourspace('b-w').png().toBuffer()),
    as('interlaced', await red(60, 40, 4).png({ progressive: true }).toBuffer()),
    as('progressive', await red().jpeg({ progressive: true }).toBuffer()),
    as('Display P3', await red().withIccProfile('p3').jpeg().toBuffer()),
    as(
      'with GPS',
      await red()
        .withExif({ IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
        .jpeg()
        .toBuffer()
    ),
    as(
      'much metadata',
      Array(200)
        .fill(0)
        .reduce<Buffer>((file) => withSegment(file, 0xef, Buffer.alloc(65_000, 60)), jpeg)
    ),
    as('a profile that is none', withSegment(jpeg, 0xe2, Buffer.from('ICC_PROFILE\0\x01\x01broken'))),
    as(
      'moving gif',
      await sharp(await frames(4), { join: { animated: true } })
        .gif()
        .toBuffer(),
      'a.gif'
    ),
    as('moving png, its first frame', apng, 'a.png'),
    as('webp', await red(60, 40, 4).webp().toBuffer(), 'a.webp'),
    as(
      'moving webp',
      await sharp(await frames(3), { join: { animated: true } })
        .webp()
        .toBuffer(),
      'a.webp'
    ),
    as('avif', await red().avif({ effort: 0 }).toBuffer(), 'a.avif'),
    as('HEIC', heicGrid({ columns: 1, rows: 1, width: 60, height: 40 }), 'a.heic'),
    as('HEIC, turned', heicGrid({ columns: 1, rows: 1, width: 40, height: 60, turns: 3 }), 'a.heic'),
    as('tiff of 16 bits', await red().toColourspace('rgb16').tiff().toBuffer(), 'a.tiff'),
    as(
      'tiff of several pages',
      await sharp(await frames(3), { join: { animated: true } })
        .tiff()
        .toBuffer(),
      'a.tif'
    ),
    as('called a page', jpeg, 'a.html'),
    as('called a program', png, '../../a.jpg.php'),
    as('called with signs', gif, '"><script>alert(1)</script>.gif'),
    as('jpg and page', Buffer.concat([withSegment(jpeg, 0xfe, script), script])),
    as(
      'png and script',
      Buffer.concat([withChunk(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), script])), script])
    ),
    as('gif and script', Buffer.concat([gif, Buffer.from('/*'), script, Buffer.from('*/=1')])),
    as('webp and script', Buffer.concat([await red().webp().toBuffer(), script])),
    as('tiff and script', Buffer.concat([await red().tiff().toBuffer(), script])),
    as('jpg and zip', Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), script])),
  ]
}

/** What is too much or no picture that the gallery takes: to be refused clearly. */
async function noPictures(): Promise<HostileFile[]> {
  const no = (what: string, status: 413 | 415 | 422, bytes: Buffer, name = 'a.jpg'): HostileFile => ({
    what,
    name,
    bytes,
    becomes: refused(status),
  })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>'
  const many = await sharp(await frames(2), { join: { animated: true } })
    .gif()
    .toBuffer()
  many.writeUInt16LE(2_048, 6)
  many.writeUInt16LE(2_048, 8)
  const heavy = withSegment(await red().jpeg().toBuffer(), 0xfe, Buffer.alloc(60_000))
  return [
    no('a bomb of 50,000 squared', 413, zeroPng(50_000, 50_000), 'a.png'),
    no('an interlaced bomb', 413, zeroPng(9_000, 9_000, { depth: 16, colour: 6, interlaced: true }), 'a.png'),
    no('a gif bomb', 413, many, 'a.gif'),
    no('too many bytes', 413, Buffer.concat([heavy, Buffer.alloc(31 * 1024 * 1024)])),
    no('an svg', 415, Buffer.from(svg), 'a.svg'),
    no('an svg called png', 415, Buffer.from(`<?xml version="1.0"?>${svg}`), 'a.png'),
    no('a tiff bomb', 413, plainTiff({ width: 50_000, height: 50_000 }), 'a.tiff'),
    no('an avif bomb', 413, declaring(await red().avif({ effort: 0 }).toBuffer(), 12_000, 9_000), 'a.avif'),
    no("a camera's negative", 415, plainTiff({ tags: { 254: 1 } }), 'a.nef'),
    no('a HEIC bomb', 413, heicGrid({ columns: 256, rows: 200 }), 'a.heic'),
    no('a HEIC that is held whole', 413, heicGrid({ columns: 100, rows: 80, isWhole: true }), 'a.heic'),
    no('a PDF and zip', 415, Buffer.concat([Buffer.from('%PDF-1.7\nPK\x03\x04'), script])),
    no('a page', 415, Buffer.from('<!doctype html><script>alert(1)</script>')),
    no('nothing', 422, Buffer.alloc(0)),
    ...Object.entries(magicHeads).map(([kind, head]) =>
      no(`a head alone: ${kind}`, 422, Buffer.concat([Buffer.from(head, 'hex'), script]))
    ),
  ]
}

/** Every odd picture, and everything that is none. */
export async function hostilePictures(): Promise<HostileFile[]> {
  return [...(await oddPictures()), ...(await noPictures())]
}

/**
 * Files cut off and with bits turned, by turns: taken or refused, both are right. The same `seed` gives the same files.
 */
export async function* brokenPictures(count: number, seed: number): AsyncGenerator<Buffer> {
  const whole = await Promise.all([
    noise().jpeg().toBuffer(),
    noise().jpeg({ progressive: true }).toBuffer(),
    noise().png().toBuffer(),
    noise().png({ progressive: true, palette: true }).toBuffer(),
    noise().gif().toBuffer(),
    sharp(await frames(5), { join: { animated: true } })
      .gif()
      .toBuffer(),
    noise().webp().toBuffer(),
    noise().avif({ effort: 0 }).toBuffer(),
    noise().tiff({ compression: 'lzw' }).toBuffer(),
    heicGrid({ columns: 2, rows: 2 }),
  ])
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let turn = 0; turn < count; turn += 1) {
    const file = Buffer.from(whole[turn % whole.length] ?? Buffer.alloc(0))
    if (next(2) === 0) yield file.subarray(0, 1 + next(file.byteLength - 1))
    else {
      // Half of them hit the head, where the sizes stand.
      const reach = next(2) === 0 ? 200 : file.byteLength
      for (let flips = 1 + next(20); flips > 0; flips -= 1) {
        const at = next(Math.min(reach, file.byteLength))
        file[at] = (file[at] ?? 0) ^ (1 << next(8))
      }
      yield file
    }
  }
}
