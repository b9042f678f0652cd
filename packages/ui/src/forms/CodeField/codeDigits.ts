/** How many digits a sign-in code has. */
export const codeLength = 6

/** The digits of what was typed or pasted ("418 207", "Code: 418207."), as many as a code has. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength)
}
