import sharp, { type Sharp } from 'sharp'
import { maxDecodingSeconds, maxPicturePixels, thriftyPixels } from '../../images/limits.ts'
import type { Region, Size } from '../../images/size.ts'
import { masterTile } from '../../images/tiles.ts'
import { formats, type ImageRequest } from './imageRequest.ts'

/** Where a picture's pixels are read. */
export type Master = Kept & {
  /** A file of this machine. */
  path: string
}

/** How a picture is kept: whether in tiles, and smaller and smaller, each half as large as the one before. */
export type Kept = Size & { isTiled: boolean }

/** What encoders are asked for: WebP as fast as it goes, since each tile is waited for. */
const encodings = {
  jpeg: { quality: 85, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 6 },
  webp: { quality: 84, effort: 1 },
} as const

/** How large the picture in a file is: it is cut by what is there, and not by what is said of it. */
export async function sizeOfFile(path: string): Promise<Size> {
  const { width, height } = await sharp(path, { limitInputPixels: maxPicturePixels }).metadata()
  return { width, height }
}

/** Makes what is asked for of a picture that says it is as large as `full`. */
export function cutPicture(master: Master, full: Size, request: ImageRequest): Promise<Buffer> {
  const { level, part } = partOfMaster(master, full, request)
  const { size, quality } = request
  let picture: Sharp = sharp(master.path, {
    failOn: 'error',
    limitInputPixels: maxPicturePixels,
    sequentialRead: !master.isTiled,
    page: level,
  }).timeout({ seconds: maxDecodingSeconds })
  if (!isWhole(part, master, level)) picture = picture.extract(part)
  picture = picture.resize({ ...size, fit: 'fill' })
  if (request.isMirrored) picture = picture.flop()
  if (request.degrees !== 0) picture = picture.rotate(request.degrees)
  if (request.format === 'jpg') picture = picture.flatten({ background: '#ffffff' })
  if (quality === 'gray') picture = picture.grayscale()
  if (quality === 'bitonal') picture = picture.threshold()
  const format = formats[request.format]
  // As small as a JPEG can be takes memory for all of it at once.
  const optimiseCoding = size.width * size.height <= thriftyPixels
  return picture.toFormat(format, { ...encodings[format], optimiseCoding }).toBuffer()
}

/** About how many pixels are read for it: a file without tiles is read from its beginning. */
export function pixelsRead(master: Kept, full: Size, request: ImageRequest): number {
  const { part } = partOfMaster(master, full, request)
  return master.isTiled ? part.width * part.height : master.width * master.height
}

/** The level of a master that is just large enough, and where in it the region lies. */
function partOfMaster(master: Kept, full: Size, { region, size }: ImageRequest) {
  const wide = (region.width * master.width) / full.width / size.width
  const high = (region.height * master.height) / full.height / size.height
  const level = master.isTiled
    ? Math.min(levelsOf(master) - 1, Math.max(0, Math.floor(Math.log2(Math.min(wide, high)))))
    : 0
  const { width, height } = levelSize(master, level)
  const left = Math.min(width - 1, Math.round((region.left * width) / full.width))
  const top = Math.min(height - 1, Math.round((region.top * height) / full.height))
  const part: Region = {
    left,
    top,
    width: clamp(Math.round((region.width * width) / full.width), width - left),
    height: clamp(Math.round((region.height * height) / full.height), height - top),
  }
  return { level, part }
}

function isWhole({ width, height }: Region, master: Size, level: number): boolean {
  const whole = levelSize(master, level)
  return width === whole.width && height === whole.height
}

function clamp(length: number, most: number): number {
  return Math.max(1, Math.min(length, most))
}

function levelSize({ width, height }: Size, level: number): Size {
  return { width: Math.max(1, width >> level), height: Math.max(1, height >> level) }
}

/** How many sizes there are of a master: down to one that is a tile at most. */
function levelsOf(size: Size): number {
  let level = 0
  for (let next = size; next.width > masterTile || next.height > masterTile; next = levelSize(size, level))
    level += 1
  return level + 1
}
