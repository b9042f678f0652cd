import { namesOf } from './units.ts'

const feet = namesOf('ft')
const inches = namesOf('in')
const together = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,3})\s*(?:${feet})(?!\p{L})\.?\s*(?:[-–,]\s*|(?:and|y)\s+)?(?=\d)` +
    String.raw`(\d{1,2}(?![\d/]))?((?:[.,]\d+)?(?:\s*\d+\/\d+)?)\s*(?:${inches})(?!\p{L})\.?`,
  'giu'
)

/** A text whose lengths in feet and inches are told in inches: `5' 2 1/2"` is `62 1/2 in`. */
export function inInches(text: string): string {
  return text.replace(
    together,
    (_all, whole: string, more: string | undefined, rest: string) =>
      `${Number(whole) * 12 + Number(more ?? 0)}${rest.replace(/^(?=\d)/, ' ')} in`
  )
}
