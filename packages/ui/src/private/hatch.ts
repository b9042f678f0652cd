import { vars } from '../theme.css.ts'
import { readingWay } from './readingWay.ts'

const slant = '135deg'

/** For what is mirrored where one reads to the left: the hatch in it leans as everywhere. */
export const mirroredSlant = `calc(${slant} * ${readingWay})`

/** The step of lines that stand `across` px apart in a row: by whole pixels, or some are drawn twice as thick. */
function stepOf(across: number): string {
  return `${(across * Math.SQRT1_2).toFixed(3)}px`
}

/** The event's hatch on its tint, the sign for "full": lines of 1.5px, one every `across` px of a row. */
export function hatch(across: number, angle = slant): string {
  const line = `${vars.event.edge} 0 1.5px`
  return `repeating-linear-gradient(${angle}, ${line}, transparent 1.5px ${stepOf(across)}), ${vars.event.tint}`
}

/**
 * The same in the two colours that a visitor with forced colours chose; needs `forcedColorAdjust: 'none'`, without
 * which the browser drops every gradient.
 */
export function forcedHatch(across: number, angle = slant): string {
  return `repeating-linear-gradient(${angle}, CanvasText 0 1.5px, Canvas 1.5px ${stepOf(across)})`
}
