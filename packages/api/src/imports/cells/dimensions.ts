import type { ImportFacts } from '@gallery/contract'
import { readFraction, rounded } from './numbers.ts'

type Sign = ImportFacts['decimal']

/** Centimetres; null where a text does not say, or says zero. */
export type Dimensions = { height: number | null; width: number | null; depth: number | null }

/** Why a text gives no dimensions: none are in it, or several different ones. */
export type DimensionsFault = 'none' | 'several'

const number = String.raw`\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?|\d+\/\d+`
const unit = 'cms?|mm|in(?:ches)?|"|″|m'
const triple = new RegExp(
  String.raw`(${number})\s*(${unit})?\.?\s*(?:x|×|by|por)\s*(${number})\s*(${unit})?\.?(?:\s*(?:x|×|by|por)\s*(${number}))?\s*(${unit})?(?![a-z])`,
  'gi'
)
const labelled = new RegExp(
  String.raw`\b(h|w|d|height|width|depth|alto|ancho|prof(?:undidad)?)\.?:?\s*(${number})\s*(${unit})(?![a-z])`,
  'gi'
)

/**
 * Height, width and depth in centimetres from a text such as `12 3/4 x 8 in. (32.4 x 20.3 cm)`. What is said in
 * centimetres counts; inches are reckoned over where that is all. Two different measures, as of a sheet and of the
 * picture on it, are for somebody to choose from: `several`.
 */
export function readDimensions(text: string, decimal: Sign): Dimensions | DimensionsFault {
  const found = [...text.matchAll(triple)].map((match) => {
    const [, height = '', first, width = '', second, depth, third] = match
    const factor = factorOf(third ?? second ?? first)
    return { isMetric: factor !== 2.54, factor, sizes: [height, width, depth] }
  })
  if (found.length === 0) return readLabelled(text, decimal)
  const metric = found.filter((each) => each.isMetric)
  const meant = (metric.length > 0 ? metric : found).map(({ factor, sizes }) => {
    const [height, width, depth] = sizes.map((size) => sizeOf(size, factor, decimal))
    return { height: height ?? null, width: width ?? null, depth: depth ?? null }
  })
  const [first] = meant
  if (!first) return 'none'
  return meant.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : 'several'
}

function readLabelled(text: string, decimal: Sign): Dimensions | DimensionsFault {
  const found: Dimensions = { height: null, width: null, depth: null }
  const matches = [...text.matchAll(labelled)]
  const metric = matches.filter(([, , , unit]) => factorOf(unit) !== 2.54)
  for (const [, label = '', size, unit] of metric.length > 0 ? metric : matches) {
    const side =
      sides[label.charAt(0).toLowerCase() === 'a' ? label.toLowerCase() : label.charAt(0).toLowerCase()]
    const value = sizeOf(size, factorOf(unit), decimal)
    if (!side) continue
    if (found[side] !== null && found[side] !== value) return 'several'
    found[side] = value
  }
  return matches.length === 0 ? 'none' : found
}

const sides: Readonly<Record<string, keyof Dimensions>> = {
  h: 'height',
  alto: 'height',
  w: 'width',
  ancho: 'width',
  d: 'depth',
  p: 'depth',
}

function sizeOf(text: string | undefined, factor: number, decimal: Sign): number | null {
  if (text === undefined) return null
  const value = readFraction(text, decimal)
  return value === null || value === 0 ? null : rounded(value * factor)
}

/** Centimetres in a unit; a text without units means centimetres. */
function factorOf(unit = 'cm'): number {
  const name = unit.toLowerCase()
  if (name.startsWith('cm')) return 1
  if (name === 'mm') return 0.1
  return name === 'm' ? 100 : 2.54
}
