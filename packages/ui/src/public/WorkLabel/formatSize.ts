import { numberFormats } from '../../private/numberFormats.ts'

const tenths = numberFormats({ maximumFractionDigits: 1 })

/** What a work measures, in centimetres; what nobody measured is missing. */
export interface WorkSize {
  height?: number | null
  width?: number | null
  depth?: number | null
}

/**
 * Height × width × depth as a wall label says them: "81 × 55 × 2,5 cm". What is not known is left out;
 * nothing at all when none is.
 */
export function formatSize({ height, width, depth }: WorkSize, language: string): string | undefined {
  const known = [height, width, depth].filter((side) => typeof side === 'number' && side > 0)
  if (known.length === 0) return undefined
  const number = tenths(language)
  return `${known.map((side) => number.format(Number(side))).join(' × ')} cm`
}
