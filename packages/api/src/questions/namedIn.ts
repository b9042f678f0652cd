import { withoutMarks } from '@gallery/contract'

/** A text in which titles are looked for: as it was written, and folded, once for however many titles. */
export type ReadText = { written: string; folded: string }

export function readText(written: string): ReadText {
  return { written, folded: folded(written) }
}

/** Letters and signs of a text without accents and in lower case, as the database's `fold` has them. */
function folded(text: string): string {
  return withoutMarks(text).toLowerCase()
}

/** Too short to be more than a coincidence. */
const shortestTitle = 5
const unnamed = new Set(['sin titulo', 'untitled'])

/**
 * Whether a text speaks of a work by its title: as whole words, whatever their accents. A title of one word is found
 * only as it is written, since "Noche" in a letter is rarely the painting when it is a "noche".
 */
export function isNamedIn(title: string, text: ReadText): boolean {
  const name = folded(title.trim())
  if (name.length < shortestTitle || unnamed.has(name)) return false
  const single = !/\s/.test(name)
  return single ? isWithin(title.trim(), text.written) : isWithin(name, text.folded)
}

function isWithin(words: string, text: string): boolean {
  // Not the hyphen: outside of brackets it is no sign of a pattern, and `u` takes no backslash before it.
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

/** What in a text may be the code of a work: words with a digit, "BR-53-005", as they stand and in capitals. */
export function codesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? []
  const codes = words.filter((word) => word.length >= 3 && /\d/.test(word) && /[^\d]/.test(word))
  return [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))].slice(0, 100)
}
