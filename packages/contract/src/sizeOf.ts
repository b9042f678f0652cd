import type { Language } from './language.ts'
import type { WorkSummary } from './works.ts'

/** What has a size: a work, or an item, which has no depth. Centimetres. */
type Sized = Pick<WorkSummary, 'height' | 'width' | 'size_text'> & Partial<Pick<WorkSummary, 'depth'>>

/**
 * What something measures: in words where there are any, else height × width × depth as they were entered, in the figures
 * of the language, "81 × 55 × 2,5 cm". A side that nobody measured is left out; empty where none was.
 */
export function sizeOf({ height, width, depth, size_text }: Sized, language: Language): string {
  const sides = [height, width, depth].flatMap((side) => (side ? side.toLocaleString(language) : []))
  return size_text || (sides.length === 0 ? '' : `${sides.join(' × ')} cm`)
}
