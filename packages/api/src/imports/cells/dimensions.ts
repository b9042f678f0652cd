import { type Measure, type Measured, readMeasures, withoutDoubt } from './measures.ts'
import { readNumber, rounded } from './numbers.ts'
import { centimetresIn, type Reading } from './units.ts'

/** Centimetres; null where a text does not say, or says zero. */
export type Dimensions = { height: number | null; width: number | null; depth: number | null }

/** Why a text gives no dimensions for certain: none are in it, or several different ones. */
export type DimensionsFault = 'none' | 'several'

/**
 * Height, width and depth in centimetres from a text such as `12 3/4 x 8 in. (32.4 x 20.3 cm)`. What is said in
 * centimetres counts; inches are reckoned over where that is all. Two different measures, as of a sheet and of the
 * picture on it, are for somebody to choose from: `several`; so is one beside another in a unit that is none here,
 * unless it says that it is metric. A diameter, a length or a number alone is none of
 * the three sides for certain: `none`.
 */
export function readDimensions(text: string, reading: Reading): Dimensions | DimensionsFault {
  const { measures, hasForeign } = readMeasures(text, reading)
  const rows = measures.filter(isRow)
  const named = measures.filter((measure) => measure.every(isNamed)).flat()
  const meant = metricOf(rows.length > 0 ? rows : named.map((each) => [each]))
  const [first, ...others] = meant.map(dimensionsOf)
  if (!first) return 'none'
  if (hasForeign && !meant.some(isToldMetric)) return 'several'
  if (rows.length === 0) return merged([first, ...others])
  return others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : 'several'
}

/**
 * What can be read of a text that {@link readDimensions} refuses: the first measure; a diameter is height and width, a
 * length the width, a number alone the height. Null where nothing is.
 */
export function readFirstDimensions(text: string, reading: Reading): Dimensions | null {
  const { measures } = readMeasures(text, reading)
  const [first] = measures
  if (first)
    return dimensionsOf(isMetric(first) ? first : (measures.find((each) => isSame(each, first)) ?? first))
  const alone = readNumber(withoutDoubt(text), reading.decimal)
  if (alone === null || alone < 0) return null
  return { height: rounded(alone * centimetresIn[reading.unit]) || null, width: null, depth: null }
}

function isMetric(measure: Measure): boolean {
  return measure.every((each) => each.unit !== 'in' && each.unit !== 'ft')
}

function isToldMetric(measure: Measure): boolean {
  return isMetric(measure) && measure.every(({ isUnitTold }) => isUnitTold)
}

/** Whether a metric measure says again what one in inches said, as nearly as people round. */
function isSame(measure: Measure, inches: Measure): boolean {
  return (
    isMetric(measure) &&
    measure.length === inches.length &&
    measure.every(({ size }, at) => Math.abs(size - (inches[at]?.size ?? 0)) <= Math.max(0.5, size * 0.03))
  )
}

const sides = ['height', 'width', 'depth'] as const

/** Whether a measure is an `a x b` or `a x b x c` in the order of the sides. */
function isRow(measure: Measure): boolean {
  return (
    measure.length > 1 &&
    measure.length <= sides.length &&
    measure.every(({ side }, at) => side === null || side === sides[at])
  )
}

function isNamed({ side, isUnitTold }: Measured): boolean {
  return isUnitTold && (side === 'height' || side === 'width' || side === 'depth')
}

function metricOf(measures: readonly Measure[]): readonly Measure[] {
  const metric = measures.filter(isMetric)
  return metric.length > 0 ? metric : measures
}

/** The sides that several texts name, unless one is named twice and differently. */
function merged(parts: readonly Dimensions[]): Dimensions | 'several' {
  const found: Dimensions = { height: null, width: null, depth: null }
  for (const part of parts) {
    for (const side of sides) {
      if (part[side] === null) continue
      if (found[side] !== null && found[side] !== part[side]) return 'several'
      found[side] = part[side]
    }
  }
  return found
}

function dimensionsOf(measure: Measure): Dimensions {
  const found: Dimensions = { height: null, width: null, depth: null }
  const known = (size: number) => (size === 0 ? null : size)
  for (const { side, size } of measure) {
    if (side === 'height' || side === 'width' || side === 'depth') found[side] ??= known(size)
  }
  const named = new Set(measure.map(({ side }) => side))
  const free = sides.filter((side) => !named.has(side))
  measure
    .filter(({ side }) => side === null)
    .forEach(({ size }, at) => {
      const side = free[at]
      if (side) found[side] = known(size)
    })
  for (const { side, size } of measure) {
    if (side === 'diameter') {
      found.height ??= known(size)
      found.width ??= known(size)
    } else if (side === 'length') {
      if (found.width === null) found.width = known(size)
      else found.depth ??= known(size)
    }
  }
  return found
}
