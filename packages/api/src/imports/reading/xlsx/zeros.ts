/**
 * The pattern of a format that shows a number as a code of so many digits: `0000`, `00-000`. Null for any other: one zero is
 * a plain number, and a point begins decimals.
 */
export function zerosOf(format: string): string | null {
  const [first = ''] = format.split(';')
  const pattern = first.replace(/"([-/ ]*)"|\\([-/ ])/g, '$1$2')
  return /^0[-/ 0]*0$/.test(pattern) ? pattern : null
}

/** A number as such a pattern shows it: 7 in `0000` is `0007`. Null for one that is no code. */
export function withZeros(number: number, pattern: string): string | null {
  if (!Number.isSafeInteger(number) || number < 0) return null
  const count = pattern.replace(/[^0]/g, '').length
  const digits = String(number).padStart(count, '0')
  // Digits beyond the pattern stand before it.
  const extra = digits.slice(0, digits.length - count)
  let at = extra.length
  return extra + pattern.replace(/0/g, () => digits.charAt(at++))
}
