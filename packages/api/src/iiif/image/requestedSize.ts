import { type Size, scaled, withinArea } from '../../images/size.ts'
import type { Version } from './imageRequest.ts'
import { malformed, unsupported } from './refusals.ts'

type AskedSize = { size: Size; canonical: string }

const sides = /^(!?)(\d{0,9}),(\d{0,9})$/
const percent = /^pct:(\d{1,9}(?:\.\d+)?)$/

/**
 * Reads how large a part of a picture is asked for.
 *
 * @throws Refused 400 for nothing, more than is sent at once, or larger than it is; 501 where version 3 asks for a larger one
 * by `^`.
 */
export function readSize(version: Version, asked: string, part: Size, maxArea: number): AskedSize {
  const isLargest = asked === 'max' || (version === '2' && asked === 'full')
  if (isLargest) return described(version, withinArea(sizeOf(part), maxArea), part, maxArea)
  const mayGrow = version === '3' && asked.startsWith('^')
  if (asked === '^max' && mayGrow) throw unsupported()
  const size = measured(mayGrow ? asked.slice(1) : asked, part, mayGrow)
  if (size.width > part.width || size.height > part.height) throw mayGrow ? unsupported() : malformed()
  if (size.width * size.height > maxArea) throw malformed()
  return described(version, size, part, maxArea)
}

function measured(asked: string, part: Size, mayGrow: boolean): Size {
  const hundredths = percent.exec(asked)
  if (hundredths) {
    const factor = Number(hundredths[1]) / 100
    if (factor === 0) throw malformed()
    return scaled(part, factor)
  }
  const [, best = '', width = '', height = ''] = sides.exec(asked) ?? []
  if (Number(width || '1') === 0 || Number(height || '1') === 0) throw malformed()
  if (best === '!') {
    if (width === '' || height === '') throw malformed()
    const factor = Math.min(Number(width) / part.width, Number(height) / part.height)
    // The best that fits is never larger than what there is, unless that is asked for.
    return scaled(part, mayGrow ? factor : Math.min(1, factor))
  }
  if (width !== '' && height !== '') return { width: Number(width), height: Number(height) }
  if (width !== '') return byWidth(Number(width), part)
  if (height === '') throw malformed()
  return { width: scaled(part, Number(height) / part.height).width, height: Number(height) }
}

function byWidth(width: number, part: Size): Size {
  return { width, height: scaled(part, width / part.width).height }
}

/** With the one spelling of it: version 2 leaves out the height where it follows from the width. */
function described(version: Version, size: Size, part: Size, maxArea: number): AskedSize {
  const { width, height } = size
  const largest = withinArea(sizeOf(part), maxArea)
  const isLargest = width === largest.width && height === largest.height
  if (version === '3') return { size, canonical: isLargest ? 'max' : `${width},${height}` }
  if (isLargest && width === part.width) return { size, canonical: 'full' }
  const follows = byWidth(width, part).height === height
  return { size, canonical: follows ? `${width},` : `${width},${height}` }
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}
