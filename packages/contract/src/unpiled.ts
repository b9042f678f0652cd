/**
 * A text without the marks that are piled onto others: of one run twenty are kept. No script needs half as many for a letter,
 * and who draws a word out by repeating its last vowel sign is still read. Beyond that they cover the lines around them, and
 * composing them (NFC) takes as long as the square of how many they are.
 */
export function unpiled(text: string): string {
  return text.replace(/(\p{M}{20})\p{M}+/gu, '$1')
}
