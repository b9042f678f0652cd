import { withPlainFractions } from './fractions.ts'
import { foreignNames, namesOf, unitNames } from './units.ts'

const feet = String.raw`(?:${namesOf('ft')})(?!\p{L})\.?`
const inches = String.raw`(?:${namesOf('in')})(?!\p{L})\.?`
const between = String.raw`\s*(?:[-–,]\s*|(?:and|y)\s+)`
const together = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,3})\s*${feet}(?:${between}|\s*)(?=\d)` +
    String.raw`(\d{1,2}(?![\d/]))?((?:[.,]\d+)?(?:\s*\d+\/\d+)?)\s*${inches}`,
  'giu'
)
const lessThanFoot = String.raw`(?:\d|1[01])`
const noUnit = String.raw`(?!\s*(?:${unitNames}|${foreignNames})(?!\p{L}))`
/** `5'2`, where the sign of inches is left out. */
const short = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,3})['′’](${lessThanFoot})((?:[.,]\d+)?(?:\s+\d+\/\d+)?)(?!\s*[\d/]|[.,]\d)${noUnit}`,
  'giu'
)
const maybeInches = String.raw`${lessThanFoot}(?:[.,]\d+|\/\d+)?(?![\d.,/]*\d)`
const joined = String.raw`(?=\s*(?:x|×|by|por)(?!\p{L}))`
/** Feet before a number that may be inches: `5 ft 2`, `5'14`, `5', 2 x 4'`; not before that of `6 x 4 ft, 2 panels`. */
const loose = new RegExp(
  String.raw`\d\s*(?:['′’]\d|${feet}(?:\s*|[-–])${maybeInches}${noUnit}|${feet}${between}${maybeInches}${joined})`,
  'iu'
)

/**
 * A text whose lengths in feet and inches are told in inches, and its fractions with a plain slash: `5' 2½"` is
 * `62 1/2 in`, and `5'2` is `62 in`.
 */
export function inInches(text: string): string {
  return withPlainFractions(text).replace(together, toInches).replace(short, toInches)
}

function toInches(_all: string, whole: string, more: string | undefined, rest: string): string {
  return `${Number(whole) * 12 + Number(more ?? 0)}${rest.replace(/^(?=\d)/, ' ')} in`
}

/** Whether a text that is told in inches has feet left which may go on in the number behind them. */
export function hasLooseFeet(text: string): boolean {
  return loose.test(text)
}
