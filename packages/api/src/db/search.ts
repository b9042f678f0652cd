import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The text that a table is searched by: its columns joined, without accents and in lower case. The SQL function
 * `fold` comes from the first migration; it is immutable, so the column can be generated and indexed.
 */
export function searchText(...columns: readonly string[]): SQL {
  return sql.raw(`fold(${columns.join(` || ' ' || `)})`)
}

/**
 * True for rows whose search text holds every word of `query`, in any order, each anywhere in a word.
 * An empty query holds for every row.
 */
export function matches(search: AnyPgColumn, query: string): SQL | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  return sql.join(
    words.map((word) => sql`${search} like ${contains(word)}`),
    sql` and `
  )
}

/** The `like` pattern of one word, folded as the column is; `%` and `_` of the visitor mean themselves. */
export function contains(word: string): SQL {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`'%' || fold(${literal}) || '%'`
}
