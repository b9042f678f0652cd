import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The text that a table is searched by: its columns joined, without accents and in lower case. The SQL function
 * `fold` comes from the first migration; it is immutable, so the column can be generated and indexed.
 */
export function searchText(...columns: readonly string[]): SQL {
  return sql.raw(`fold(${columns.join(` || ' ' || `)})`)
}

/** More words than anybody searches for: each costs the database a search of its own. */
const maxWords = 12

/**
 * The words that somebody searches for. All of them must be found, in any order. A word that is part of another is found
 * with that one.
 */
export function wordsOf(query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => word !== ''))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .slice(0, maxWords)
}

/**
 * True for rows whose id one of the selects gives. Each select uses the indexes of its own table and is run once; an
 * `or` of conditions on several tables would be tried row by row, which takes minutes where a short word finds much.
 */
export function isAmong(id: AnyPgColumn, ...selects: readonly SQL[]): SQL {
  return sql`${id} in (${sql.join([...selects], sql` union all `)})`
}

/** Of fewer letters the indexes know where words begin, but not where else they stand. */
const shortestPart = 3

/**
 * True for rows whose search text holds `word`, anywhere in a word of it; a word of one or two letters at the beginning
 * of one. Anywhere, those stand in nearly every text and no index finds them, so that typing an `a` would have the whole
 * table read. `%` and `_` mean themselves.
 */
export function contains(search: AnyPgColumn | SQL, word: string): SQL {
  const literal = sql`fold(${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)})`
  return [...word].length < shortestPart
    ? sql`(${search} like ${literal} || '%' or ${search} like '% ' || ${literal} || '%')`
    : sql`${search} like '%' || ${literal} || '%'`
}
