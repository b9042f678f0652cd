import type { ImportRules } from '@gallery/contract'
import type { Reason } from './faults.ts'

/** How many heights it takes to tell anything. */
const enough = 3

/** Which unit heights are probably in that are too large, in half of the records, for the one that they are read in. */
const smaller: Readonly<Partial<Record<ImportRules['unit'], string>>> = {
  cm: 'mm',
  in: 'mm',
  ft: 'in',
  m: 'cm',
}

/**
 * What is odd about the heights of a file that name no unit, in centimetres as they were read: half of them higher than
 * a room, or so low that they are metres. Null when nothing is.
 */
export function oddSizes(heights: readonly number[], unit: ImportRules['unit']): Reason | null {
  if (heights.length < enough) return null
  const middle = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0
  const meant = smaller[unit]
  if (middle > 400 && meant) return { id: 'import.warning.large', values: { middle, unit, meant } }
  const low = heights.filter((height) => height < 3).length
  const areMetres = unit === 'cm' && low > heights.length * 0.8
  return areMetres ? { id: 'import.warning.small', values: { middle, unit, meant: 'm' } } : null
}
