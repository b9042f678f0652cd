import { numberFormats } from '../../private/numberFormats.ts'

const numbers = numberFormats({})
const centimetres = numberFormats({ style: 'unit', unit: 'centimeter' })

/** What a work measures, in centimetres; what nobody measured is missing. */
export interface WorkSize {
  /** In centimetres, with the frame. */
  height?: number | null
  /** In centimetres, with the frame. */
  width?: number | null
  /** In centimetres. */
  depth?: number | null
}

/**
 * Height × width × depth as a wall label says them: "81 × 55 × 2,5 cm", in Arabic with its own word for the unit, every side to
 * as many decimals as it was measured to, three at most. What is not known is left out; nothing at all when none is.
 */
export function formatSize({ height, width, depth }: WorkSize, language: string): string | undefined {
  const known = [height, width, depth].filter((side) => typeof side === 'number' && side > 0).map(Number)
  if (known.length === 0) return undefined
  // The last one says the unit.
  const said = known.map((side, index) =>
    (index < known.length - 1 ? numbers : centimetres)(language).format(side)
  )
  return said.join(' × ').replace(/\s/g, ' ')
}
