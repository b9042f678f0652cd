import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The text that a table is searched by: its columns joined, without accents and in lower case. The SQL function
 * `fold` comes from the first migration; it is immutable, so the column can be generated and indexed.
 */
export function searchText(...columns: readonly string[]): SQL {
  return sql.raw(`fold(${columns.join(` || ' ' || `)})`)
}

/** The words that somebody searches for. All of them must be found, in any order. */
export function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter((word) => word !== '')
}

/** True for rows whose search text holds `word`, anywhere in a word of it; `%` and `_` mean themselves. */
export function contains(search: AnyPgColumn, word: string): SQL {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`${search} like '%' || fold(${literal}) || '%'`
}
