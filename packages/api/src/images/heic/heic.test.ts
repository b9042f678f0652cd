import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fixturePicture, heicGrid } from '../../testing/heicGrid.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { readPicture } from '../readPicture.ts'
import { readHeicHead } from './head.ts'
import { heicAsTiff } from './heicAsTiff.ts'

/** The colour of one pixel. */
async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const one = sharp(picture).extract({ left, top, width: 1, height: 1 })
  return [...(await one.removeAlpha().raw().toBuffer())]
}

const temporary = temporaryFolder()

describe('a HEIC', () => {
  it('is kept as a jpg of the same colours', async () => {
    const read = await readPicture(fixturePicture('gradient.heic'))
    expect(read).toMatchObject({ kind: 'jpeg', width: 64, height: 48 })
    const { format, space, channels } = await sharp(read.original).metadata()
    expect([format, space, channels]).toEqual(['jpeg', 'srgb', 3])
    const [left, right] = [await pixel(read.original, 2, 24), await pixel(read.original, 61, 24)]
    expect(left[0]).toBeGreaterThan(180)
    expect(left[2]).toBeLessThan(60)
    expect(right[0]).toBeLessThan(60)
    expect(right[2]).toBeGreaterThan(180)
    expect(await temporary()).toEqual([])
  })

  it('through which light shows is kept as a png', async () => {
    const read = await readPicture(fixturePicture('circle.heic'))
    expect(read).toMatchObject({ kind: 'png', width: 64, height: 48 })
    const { channels } = await sharp(read.original).stats()
    expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255])
    const [red = 0, green = 255] = await pixel(read.original, 32, 24)
    expect(red).toBeGreaterThan(green + 100)
  })

  it('of tiles is put together and cut to its size', async () => {
    const tiled = await readPicture(heicGrid({ columns: 8, rows: 6, width: 500, height: 370 }))
    expect([tiled.width, tiled.height]).toEqual([500, 370])
    for (const left of [2, 66, 450]) {
      const [red = 0, , blue = 255] = await pixel(tiled.original, left, 300)
      expect(red).toBeGreaterThan(blue + 100)
    }
  })

  it.each([
    { turns: 1 },
    { turns: 2 },
    { turns: 3 },
    { mirror: 'vertical' },
    { mirror: 'horizontal' },
    { turns: 1, mirror: 'vertical' },
    {},
  ] as const)('of tiles is shown the same as when it is decoded whole: %o', async (shown) => {
    const grid = { columns: 4, rows: 3, width: 230, height: 150, ...shown }
    const raw = async (path: string) => sharp(path).raw().toBuffer({ resolveWithObject: true })
    const tiled = await heicAsTiff(heicGrid(grid), raw)
    const whole = await heicAsTiff(heicGrid({ ...grid, isWhole: true }), raw)
    expect([tiled.info.width, tiled.info.height]).toEqual([whole.info.width, whole.info.height])
    expect(whole.info.width).toBe('turns' in shown && shown.turns !== 2 ? 150 : 230)
    expect(tiled.data.equals(whole.data)).toBe(true)
  })

  it('with a profile is brought to the same colour in sRGB', async () => {
    const profile = (await sharp(await red().withIccProfile('p3').jpeg().toBuffer()).metadata()).icc
    const plain = await readPicture(heicGrid({ columns: 1, rows: 1 }))
    const wide = await readPicture(heicGrid({ columns: 1, rows: 1, profile }))
    expect((await sharp(wide.original).metadata()).icc).toBeUndefined()
    // The same numbers mean a stronger red in a wider gamut.
    const [of, than] = [await pixel(wide.original, 2, 30), await pixel(plain.original, 2, 30)]
    expect(of[0]).toBeGreaterThan((than[0] ?? 0) + 8)
  })

  it('that is cut off is damaged', async () => {
    const whole = heicGrid({ columns: 4, rows: 4 })
    for (const length of [30, 200, whole.byteLength - 20]) {
      const refusal = readPicture(whole.subarray(0, length))
      await expect(refusal).rejects.toMatchObject({ fields: { file: ['picture.damaged'] } })
    }
    expect(await temporary()).toEqual([])
  })

  it('of too many pixels is refused by its head', async () => {
    const bomb = heicGrid({ columns: 256, rows: 200 })
    await expect(readPicture(bomb)).rejects.toMatchObject({ status: 413, id: 'picture.tooManyPixels' })
  })

  it.each([
    ['time', { patience: 1 }],
    ['memory', { patience: 60_000, memory: 18_000_000 }],
  ])('that takes too much %s ends alone', async (_, limits) => {
    const bytes = heicGrid({ columns: 30, rows: 30, isWhole: true })
    const refusal = heicAsTiff(bytes, async () => 'done', limits)
    await expect(refusal).rejects.toMatchObject({ status: 413, id: 'picture.tooHard' })
    expect(await heicAsTiff(heicGrid({ columns: 2, rows: 2 }), async () => 'done')).toBe('done')
  })

  it('that is not tiled and has too many pixels to be held is refused by its head', async () => {
    const refusal = readPicture(heicGrid({ columns: 100, rows: 80, isWhole: true }))
    await expect(refusal).rejects.toMatchObject({ status: 413, id: 'picture.tooHard' })
  })

  it('in whose container is something else is of no kind that is taken', async () => {
    const other = Buffer.from(
      heicGrid({ columns: 1, rows: 1 }).toString('latin1').replace('hvc1', 'jpeg'),
      'latin1'
    )
    await expect(readPicture(other)).rejects.toMatchObject({ status: 415, id: 'picture.kind' })
  })
})

function red() {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
}

it('the head of a HEIC tells what its picture will take', () => {
  expect(readHeicHead(fixturePicture('circle.heic'))).toMatchObject({ isHevc: true, isDeep: false })
  expect(readHeicHead(heicGrid({ columns: 200, rows: 100 }))).toEqual({
    pixels: 200 * 100 * 64 * 64,
    isTiled: true,
    isDeep: false,
    isHevc: true,
  })
  expect(() => readHeicHead(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))).toThrow(RangeError)
})
