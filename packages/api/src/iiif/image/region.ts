import type { Region, Size } from '../../images/size.ts'
import { malformed } from './refusals.ts'

type AskedRegion = { part: Region; canonical: string }

const whole = /^(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})$/
const percent = /^pct:(\d{1,9}(?:\.\d+)?),(\d{1,9}(?:\.\d+)?),(\d{1,9}(?:\.\d+)?),(\d{1,9}(?:\.\d+)?)$/

/** Reads which part of a picture is asked for. @throws Refused 400 for none, an empty one, or one beside the picture. */
export function readRegion(asked: string, full: Size): AskedRegion {
  const part = partOf(asked, full)
  if (part.left >= full.width || part.top >= full.height || part.width === 0 || part.height === 0)
    throw malformed()
  const width = Math.min(part.width, full.width - part.left)
  const height = Math.min(part.height, full.height - part.top)
  const { left, top } = part
  const isFull = width === full.width && height === full.height
  return {
    part: { left, top, width, height },
    canonical: isFull ? 'full' : [left, top, width, height].join(','),
  }
}

function partOf(asked: string, full: Size): Region {
  if (asked === 'full') return { left: 0, top: 0, ...full }
  if (asked === 'square') return squareOf(full)
  const pixels = whole.exec(asked)
  if (pixels) {
    const [left, top, width, height] = numbersOf(pixels)
    return { left, top, width, height }
  }
  const hundredths = percent.exec(asked)
  if (!hundredths) throw malformed()
  const [left, top, width, height] = numbersOf(hundredths)
  return {
    left: Math.round((left * full.width) / 100),
    top: Math.round((top * full.height) / 100),
    width: atLeastOne((width * full.width) / 100),
    height: atLeastOne((height * full.height) / 100),
  }
}

/** From the middle. */
function squareOf({ width, height }: Size): Region {
  const side = Math.min(width, height)
  const [left, top] = [width, height].map((length) => Math.floor((length - side) / 2))
  return { left: left ?? 0, top: top ?? 0, width: side, height: side }
}

/** What is less than a pixel is one; what is nothing stays nothing. */
function atLeastOne(length: number): number {
  return length === 0 ? 0 : Math.max(1, Math.round(length))
}

function numbersOf([, ...found]: RegExpExecArray): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = found.map(Number)
  return [a, b, c, d]
}
