const fractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/**
 * A whole number that ran into the sign of its fraction: `121⁄2` is what Unicode's normalization makes of `12½`, whose
 * signs all have one digit above the line. Of `121⁄16` nobody knows, nor where a whole number stands before it.
 */
const glued = /(?<!\d\s?)(\d+)(?=\d⁄[2-9](?!\d))/g
/** `12-3/4`, as it is written in America. What is less than one goes on, and is no other end of a range. */
const hyphened = /(?<![\d.,/])(\d+)[-‐‑‒–—](?=\d{1,2}\/\d{1,2}(?!\d))/g
const sign = /(?:(?<=(?<![\d.,/])\d+)[-‐‑‒–—]|\s)?([¼½¾⅓⅔⅛⅜⅝⅞])/gu

/** A text whose fractions are written with a plain slash: `12¾`, `12-3/4` and `12 3⁄4` are `12 3/4`. */
export function withPlainFractions(text: string): string {
  const apart = text.replace(glued, '$1 ').replaceAll('⁄', '/').replace(hyphened, '$1 ')
  return apart.replace(sign, (_all, fraction: string) => ` ${fractions[fraction] ?? ''}`)
}
