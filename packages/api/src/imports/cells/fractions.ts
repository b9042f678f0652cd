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

/** A text whose fractions are written with a plain slash: `12¾` and `12 3⁄4` are `12 3/4`. */
export function withPlainFractions(text: string): string {
  return text.replaceAll('⁄', '/').replace(/\s?[¼½¾⅓⅔⅛⅜⅝⅞]/gu, (sign) => ` ${fractions[sign.trim()] ?? ''}`)
}
