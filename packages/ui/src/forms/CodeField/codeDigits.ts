/** How many digits a sign-in code has. */
export const codeLength = 6

/** The digits of what was typed or pasted ("418 207", "Code: 418207."), in any script, as many as a code has. */
export function codeDigits(text: string): string {
  return text
    .replace(/\P{Nd}/gu, '')
    .replace(/./gu, (digit) => `${(digitsUpTo(digit.codePointAt(0) ?? 0) - 1) % 10}`)
    .slice(0, codeLength)
}

/** How many digits stand in a row up to a sign, itself included: the ten of a script follow one another, from zero on. */
function digitsUpTo(code: number): number {
  return /\p{Nd}/u.test(String.fromCodePoint(code)) ? digitsUpTo(code - 1) + 1 : 0
}
