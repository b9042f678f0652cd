import { withoutMarks } from './withoutMarks.ts'

/** Letters that Unicode does not take apart into a base letter and an accent. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
}

/**
 * A title as a part of an address: "La línea que corta…" gives `la-linea-que-corta`. Accents are folded, everything
 * but letters and digits becomes one hyphen, at most 80 characters are kept, cut between words.
 * Empty for a title without letters or digits.
 */
export function slugify(title: string): string {
  const words = withoutMarks(title, 'NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= 80) return words
  const cut = words.slice(0, 81)
  const space = cut.lastIndexOf('-')
  return space > 0 ? cut.slice(0, space) : words.slice(0, 80)
}
