import type { Region, Size } from '../../images/size.ts'
import { malformed, unsupported } from './refusals.ts'
import { readRegion } from './region.ts'
import { readSize } from './requestedSize.ts'

/** The versions of the Image API that are spoken. */
export type Version = '2' | '3'

/** The formats that pictures leave in, by the end of an address, as sharp calls them. */
export const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const
type Format = keyof typeof formats

/** Formats that the Image API knows and that are not made here. */
const otherFormats = new Set(['tif', 'gif', 'jp2', 'pdf'])

export const qualities = ['default', 'color', 'gray', 'bitonal'] as const
type Quality = (typeof qualities)[number]

/** The last four parts of an address, as they were asked. */
export type Asked = { region: string; size: string; rotation: string; file: string }

/** What an address asks of a picture. */
export type ImageRequest = {
  region: Region
  /** Before it is turned. */
  size: Size
  isMirrored: boolean
  /** Clockwise. */
  degrees: 0 | 90 | 180 | 270
  quality: Quality
  format: Format
  /** The one spelling of all that ask for this: the end of its address. */
  canonical: string
}

/** What is known of the picture that is asked for. */
export type Offered = {
  /** How large it says it is. */
  full: Size
  /** The most pixels that are sent at once. */
  maxArea: number
}

/**
 * Reads the end of an address of the Image API (sections 4 of versions 2.1 and 3.0).
 *
 * @throws Refused 400 for what is no request, 501 for one that the API knows and we do not answer: other angles than right
 * ones, larger than it is, other formats.
 */
export function readImageRequest(version: Version, asked: Asked, { full, maxArea }: Offered): ImageRequest {
  const region = readRegion(asked.region, full)
  const size = readSize(version, asked.size, region.part, maxArea)
  const { isMirrored, degrees } = readRotation(asked.rotation)
  const { quality, format } = readFile(asked.file)
  const name = `${quality === 'color' ? 'default' : quality}.${format}`
  const rotation = `${isMirrored ? '!' : ''}${degrees}`
  return {
    region: region.part,
    size: size.size,
    isMirrored,
    degrees,
    quality,
    format,
    canonical: `${region.canonical}/${size.canonical}/${rotation}/${name}`,
  }
}

function readRotation(asked: string): Pick<ImageRequest, 'isMirrored' | 'degrees'> {
  if (!/^!?\d{1,3}(?:\.\d{1,20})?$/.test(asked)) throw malformed()
  const isMirrored = asked.startsWith('!')
  const angle = Number(isMirrored ? asked.slice(1) : asked)
  if (angle > 360) throw malformed()
  const degrees = ([0, 90, 180, 270] as const).find((right) => right === angle % 360)
  if (degrees === undefined) throw unsupported()
  return { isMirrored, degrees }
}

function readFile(asked: string): Pick<ImageRequest, 'quality' | 'format'> {
  const [name = '', end = ''] = asked.split('.')
  const quality = qualities.find((known) => known === name)
  if (quality === undefined || asked !== `${name}.${end}`) throw malformed()
  if (otherFormats.has(end)) throw unsupported()
  if (!isFormat(end)) throw malformed()
  return { quality, format: end }
}

function isFormat(end: string): end is Format {
  return Object.hasOwn(formats, end)
}
