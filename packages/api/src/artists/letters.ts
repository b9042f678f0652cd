import { otherSigns } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { artists } from '../tables/artists.table.ts'

/** The first sign of what an artist is sorted by. */
export const initial = sql<string>`left(${artists.sort_name}, 1)`

/**
 * The signs that are letters of their own, as ranges of Unicode: a to z, and the scripts of which one is an alphabet that
 * fits above a list, Greek to Georgian. Everything else, digits and the thousands of characters of others too, stands
 * together.
 */
const alphabets = [
  { from: 0x61, to: 0x7a },
  { from: 0x370, to: 0x10ff },
] as const

/** Letters from here on have no capitals that names are written with. */
const withoutCapitals = 0x590

/** The letter that a folded initial stands under, as people read it. */
export function letterOf(initial: string): string {
  const code = initial.codePointAt(0) ?? 0
  if (!alphabets.some(({ from, to }) => from <= code && code <= to)) return otherSigns
  return code < withoutCapitals ? initial.toUpperCase() : initial
}

/** True for the artists under a letter, as {@link letterOf} names them; with accents or without, in either case. */
export function standsUnder(letter: string): SQL {
  if (letter === otherSigns) {
    const inAlphabet = alphabets.map(({ from, to }) => sql`ascii(${initial}) between ${from} and ${to}`)
    return sql`not (${sql.join(inAlphabet, sql` or `)})`
  }
  // A database of the locale C folds no case but that of a to z.
  return sql`${initial} in (fold(${letter}), fold(${letter.toUpperCase()}), fold(${letter.toLowerCase()}))`
}
