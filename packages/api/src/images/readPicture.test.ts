import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { InvalidInput, Refused } from '../errors.ts'
import { greyProfile } from '../testing/greyProfile.ts'
import { plainTiff } from '../testing/plainTiff.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { maxPictureBytes } from './limits.ts'
import { readPicture } from './readPicture.ts'

const temporary = temporaryFolder()
const half = { r: 200, g: 30, b: 30, alpha: 0.5 }

/** A plain red picture, to be encoded as the test needs. */
function red(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: channels === 4 ? half : '#c81e1e' } })
}

/** What a tiff is written with: its usual jpg holds no transparency. */
function lossless(format: 'webp' | 'avif' | 'tiff' | 'png') {
  return format === 'tiff' ? deflate : {}
}

const deflate = { compression: 'deflate' } as const

/** A frame of an animation. */
function plain(background: string) {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The head of a PNG that declares a size and holds nothing. */
async function pngDeclaring(width: number, height: number): Promise<Buffer> {
  const png = await red(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe('readPicture', () => {
  it('keeps a jpg as an upright sRGB jpg with its thumbnail', async () => {
    const read = await readPicture(await red(1500, 1000).jpeg().toBuffer())
    expect(read).toMatchObject({ kind: 'jpeg', width: 1500, height: 1000 })
    const thumb = await sharp(read.thumb).metadata()
    expect([thumb.format, thumb.width, thumb.height]).toEqual(['jpeg', 600, 400])
  })

  it('keeps the transparency of a png', async () => {
    const read = await readPicture(await red(700, 700, 4).png().toBuffer())
    expect(read.kind).toBe('png')
    for (const file of [read.original, read.thumb]) {
      expect((await sharp(file).stats()).isOpaque).toBe(false)
    }
  })

  it('turns what the camera noted as turned, and forgets the note', async () => {
    const turned = await red(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const read = await readPicture(turned)
    expect([read.width, read.height]).toEqual([200, 300])
    const { orientation, width, height } = await sharp(read.original).metadata()
    expect([orientation, width, height]).toEqual([undefined, 200, 300])
  })

  it('tells nobody where and with what a photograph was taken', async () => {
    const photograph = await red(300, 200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const before = await sharp(photograph).metadata()
    expect([before.exif, before.xmp].every(Boolean)).toBe(true)
    const read = await readPicture(photograph)
    for (const file of [read.original, read.thumb]) {
      const { exif, xmp, icc, iptc } = await sharp(file).metadata()
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('brings CMYK to sRGB', async () => {
    const cmyk = await red(300, 200).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const read = await readPicture(cmyk)
    const { space, channels } = await sharp(read.original).metadata()
    expect([space, channels]).toEqual(['srgb', 3])
  })

  it('brings 16 bits a channel to 8', async () => {
    const deep = await red(300, 200).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const read = await readPicture(deep)
    const { depth, space } = await sharp(read.original).metadata()
    expect([depth, space]).toEqual(['uchar', 'srgb'])
  })

  it('keeps a gif moving and takes its first frame for the rest', async () => {
    const frames = await Promise.all(['#c81e1e', '#1e1ec8'].map((background) => plain(background)))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const read = await readPicture(gif)
    expect(read).toMatchObject({ kind: 'gif', width: 40, height: 30 })
    expect((await sharp(read.original).metadata()).pages).toBe(2)
    const { pages = 1, width, height } = await sharp(read.thumb).metadata()
    expect([pages, width, height]).toEqual([1, 40, 30])
    const { dominant } = await sharp(read.thumb).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it('brings a wide-gamut picture to the same colour in sRGB, without its profile', async () => {
    const wide = await red(30, 20).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(wide).metadata()).icc).toBeDefined()
    const { original } = await readPicture(wide)
    expect((await sharp(original).metadata()).icc).toBeUndefined()
    const { data } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
    for (const [at, wanted] of [0xc8, 0x1e, 0x1e].entries()) {
      expect(Math.abs((data[at] ?? 0) - wanted)).toBeLessThan(6)
    }
  })

  it.each([
    ['tiff', 'srgb'],
    ['tiff', 'p3'],
    ['png', 'srgb'],
    ['png', 'p3'],
    ['avif', 'p3'],
  ] as const)('keeps the colours of a %s of 16 bits a channel in %s as they are', async (format, profile) => {
    const deep = red(30, 20).withIccProfile(profile).toColourspace('rgb16')
    const options = format === 'avif' ? { bitdepth: 12, quality: 100 } : lossless(format)
    const bytes = await deep.toFormat(format, options).toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true })
    const { original, thumb } = await readPicture(bytes)
    for (const file of [original, thumb]) {
      expect((await sharp(file).metadata()).icc).toBeUndefined()
      const data = await sharp(file).raw().toBuffer()
      for (const [at, wanted] of [0xc8, 0x1e, 0x1e].entries()) {
        expect(Math.abs((data[at] ?? 0) - wanted)).toBeLessThan(4)
      }
    }
  })

  it('reads grey of 16 bits by its profile, as it reads grey of 8', async () => {
    const grey = sharp({ create: { width: 30, height: 20, channels: 3, background: '#808080' } })
    const profile = join(tmpdir(), 'grey.icc')
    await writeFile(profile, greyProfile(1.8))
    async function seen(space: 'b-w' | 'grey16') {
      const bytes = await grey.clone().toColourspace(space).withIccProfile(profile).tiff(deflate).toBuffer()
      expect((await sharp(bytes).metadata()).space).toBe(space)
      const { data } = await sharp((await readPicture(bytes)).original)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0] ?? 0
    }
    expect(Math.abs((await seen('b-w')) - 0x80)).toBeLessThan(3)
    expect(Math.abs((await seen('grey16')) - 0x80)).toBeLessThan(3)
    expect(await temporary(), 'nothing is left of what was decoded').toEqual(['grey.icc'])
  })

  it('turns a tiff of 16 bits with a profile that is noted as turned, and keeps what shows through one', async () => {
    const turned = await red(300, 200)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toColourspace('rgb16')
      .tiff(deflate)
      .toBuffer()
    expect(await readPicture(turned)).toMatchObject({ kind: 'jpeg', width: 200, height: 300 })
    const through = red(300, 200, 4).withIccProfile('p3').toColourspace('rgb16')
    const read = await readPicture(await through.png().toBuffer())
    expect(read).toMatchObject({ kind: 'png', width: 300, height: 200 })
    expect((await sharp(read.original).stats()).isOpaque).toBe(false)
  })

  it('takes a tiff of 16 bits whose profile is none', async () => {
    const bytes = await red(30, 20).withIccProfile('p3').toColourspace('rgb16').tiff(deflate).toBuffer()
    const { icc = Buffer.alloc(0) } = await sharp(bytes).metadata()
    bytes.fill(0x41, bytes.indexOf(icc), bytes.indexOf(icc) + icc.byteLength)
    expect(await readPicture(bytes)).toMatchObject({ kind: 'jpeg', width: 30, height: 20 })
  })

  it('drops what hides behind a picture or in its comments', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.byteLength + 2]), script])
    const jpeg = await red(30, 20).jpeg().toBuffer()
    const polyglots = [
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), script]),
      Buffer.concat([await red(30, 20).png().toBuffer(), script]),
      Buffer.concat([await red(30, 20).gif().toBuffer(), script]),
    ]
    for (const polyglot of polyglots) {
      const { original, thumb } = await readPicture(polyglot)
      for (const file of [original, thumb]) expect(file.includes('script')).toBe(false)
    }
  })

  it('never enlarges', async () => {
    const read = await readPicture(await red(1, 1).png().toBuffer())
    const { width, height } = await sharp(read.thumb).metadata()
    expect([read.width, read.height, width, height]).toEqual([1, 1, 1, 1])
  })

  it.each([
    ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a pdf', Buffer.from('%PDF-1.4')],
    ['a text', Buffer.from('hola')],
  ])('refuses %s by its content', async (_, bytes) => {
    const refusal = await readPicture(bytes).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refused)
    expect(refusal).toMatchObject({ status: 415, id: 'picture.kind' })
  })

  it.each(['webp', 'avif', 'tiff'] as const)('keeps a %s as a jpg', async (format) => {
    const read = await readPicture(await red(700, 500).toFormat(format).toBuffer())
    expect(read).toMatchObject({ kind: 'jpeg', width: 700, height: 500 })
    expect((await sharp(read.original).metadata()).format).toBe('jpeg')
    const thumb = await sharp(read.thumb).metadata()
    expect([thumb.format, thumb.width, thumb.height]).toEqual(['jpeg', 600, 429])
    const { data } = await sharp(read.original).raw().toBuffer({ resolveWithObject: true })
    for (const [at, wanted] of [0xc8, 0x1e, 0x1e].entries()) {
      expect(Math.abs((data[at] ?? 0) - wanted)).toBeLessThan(6)
    }
  })

  it.each(['webp', 'avif', 'tiff'] as const)(
    'keeps a %s through which light shows as a png',
    async (format) => {
      const read = await readPicture(await red(700, 500, 4).toFormat(format, lossless(format)).toBuffer())
      expect(read).toMatchObject({ kind: 'png', width: 700, height: 500 })
      for (const file of [read.original, read.thumb]) {
        expect((await sharp(file).stats()).isOpaque).toBe(false)
      }
    }
  )

  it.each(['webp', 'avif', 'tiff'] as const)(
    'keeps a %s as a jpg whose channel for what shows through says nothing',
    async (format) => {
      const bytes = await red(700, 500).ensureAlpha().toFormat(format, lossless(format)).toBuffer()
      expect((await readPicture(bytes)).kind).toBe('jpeg')
    }
  )

  it.each(['webp', 'avif', 'tiff'] as const)('tells nobody where a %s was made', async (format) => {
    const photograph = await red(300, 200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const read = await readPicture(photograph)
    for (const file of [read.original, read.thumb]) {
      const { exif, xmp, icc, iptc } = await sharp(file).metadata()
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(file.includes('Somebody')).toBe(false)
    }
  })

  it.each(['webp', 'tiff'] as const)('turns a %s that is noted as turned', async (format) => {
    const turned = await red(300, 200).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const read = await readPicture(turned)
    expect([read.width, read.height]).toEqual([200, 300])
    expect((await sharp(read.original).metadata()).orientation).toBeUndefined()
  })

  it('keeps a webp that moves as a gif that does', async () => {
    const frames = await Promise.all(['#c81e1e', '#1e1ec8'].map((background) => plain(background)))
    const webp = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [300, 500], loop: 2 })
      .toBuffer()
    const read = await readPicture(webp)
    expect(read).toMatchObject({ kind: 'gif', width: 40, height: 30 })
    const { format, pages, delay, loop } = await sharp(read.original).metadata()
    expect([format, pages, delay, loop]).toEqual(['gif', 2, [300, 500], 2])
    expect((await sharp(read.thumb).metadata()).pages ?? 1).toBe(1)
  })

  it('takes the first page of a tiff', async () => {
    const pages = await Promise.all(['#c81e1e', '#1e1ec8'].map((background) => plain(background)))
    const tiff = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer()
    expect((await sharp(tiff).metadata()).pages).toBe(2)
    const read = await readPicture(tiff)
    expect(read).toMatchObject({ kind: 'jpeg', width: 40, height: 30 })
    const { dominant } = await sharp(read.original).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it.each([
    ['16 bits', () => red(30, 20).toColourspace('rgb16').tiff().toBuffer()],
    ['CMYK', () => red(30, 20).toColourspace('cmyk').tiff().toBuffer()],
    ['grey of 16 bits', () => red(30, 20).toColourspace('grey16').tiff().toBuffer()],
    ['the size of gigabytes', () => red(30, 20).tiff({ bigtiff: true }).toBuffer()],
    ['tiles', () => red(30, 20).tiff({ tile: true, compression: 'deflate' }).toBuffer()],
    ['the other order of bytes', async () => plainTiff({ order: 'big' })],
  ])('takes a tiff of %s', async (_, make) => {
    const read = await readPicture(await make())
    expect(read).toMatchObject({ kind: 'jpeg', width: 30, height: 20 })
    const { space, depth } = await sharp(read.original).metadata()
    expect(depth).toBe('uchar')
    expect(['srgb', 'b-w']).toContain(space)
  })

  it.each([
    ['says that it is a preview', { 254: 1 }],
    ["is a camera's negative", { 50706: 0x0401 }],
  ])('refuses a tiff that %s, in place of keeping what stands first', async (_, tags) => {
    await expect(readPicture(plainTiff({ tags }))).rejects.toMatchObject({ status: 415, id: 'picture.raw' })
  })

  it('refuses a tiff of too many pixels by its head', async () => {
    await expect(readPicture(plainTiff({ width: 20_000, height: 20_000 }))).rejects.toMatchObject({
      status: 413,
      id: 'picture.tooManyPixels',
    })
  })

  it('says how many pixels an avif may have, which is held whole', async () => {
    const avif = await red(60, 40).avif().toBuffer()
    // The size of the picture stands in a box of its own.
    const size = avif.indexOf('ispe') + 8
    avif.writeUInt32BE(6_000, size)
    avif.writeUInt32BE(4_000, size + 4)
    await expect(readPicture(avif)).rejects.toMatchObject({
      status: 413,
      id: 'picture.tooManyOfKind',
      values: { kind: 'AVIF', millions: 5 },
    })
  })

  it('refuses too many pixels before it decodes any', async () => {
    await expect(readPicture(await pngDeclaring(20_000, 20_000))).rejects.toMatchObject({
      status: 413,
      id: 'picture.tooManyPixels',
    })
  })

  it('counts the pixels of all frames of an animation', async () => {
    const two = await Promise.all(['#c81e1e', '#1e1ec8'].map((background) => plain(background)))
    const gif = await sharp(Array(15).fill(two).flat(), { join: { animated: true } })
      .gif()
      .toBuffer()
    // The size of the canvas: 4.2 million pixels, thirty times.
    gif.writeUInt16LE(2_048, 6)
    gif.writeUInt16LE(2_048, 8)
    await expect(readPicture(gif)).rejects.toMatchObject({ status: 413, id: 'picture.tooManyPixels' })
  })

  it('refuses an empty file', async () => {
    await expect(readPicture(Buffer.alloc(0))).rejects.toMatchObject({ fields: { file: ['field.required'] } })
  })

  it('refuses too many bytes', async () => {
    await expect(readPicture(new Uint8Array(maxPictureBytes + 1))).rejects.toMatchObject({
      status: 413,
      id: 'picture.tooLarge',
    })
  })

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('refuses half a %s', async (format) => {
    // Noise, so that half of the file is half of the picture.
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    const half = whole.subarray(0, whole.byteLength / 2)
    const refusal = await readPicture(half).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(InvalidInput)
    expect(refusal).toMatchObject({ fields: { file: ['picture.damaged'] } })
  })

  it('refuses a file that is a picture in its first bytes only', async () => {
    const lie = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')])
    await expect(readPicture(lie)).rejects.toMatchObject({ fields: { file: ['picture.damaged'] } })
  })
})
