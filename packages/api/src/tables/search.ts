import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

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
export function searchedWords(query: string): string[] {
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
  const literal = literally(word)
  return [...word].length < shortestPart
    ? sql`(${search} like ${literal} || '%' or ${search} like '% ' || ${literal} || '%')`
    : sql`${search} like '%' || ${literal} || '%'`
}

/**
 * The order of what somebody finds by a few letters: first the texts that begin with them, then those of which a word
 * does, then the others. Of nothing asked all are alike, and there is no such order.
 *
 * @param text folded, as the columns `search` are.
 */
export function nearestFirst(text: AnyPgColumn | SQL, query: string): SQL[] {
  const words = query.trim().split(/\s+/).join(' ')
  if (words === '') return []
  const beginning = sql`${literally(words)} || '%'`
  return [
    sql`case when ${text} like ${beginning} then 0 when ${text} like '% ' || ${beginning} then 1 else 2 end`,
  ]
}

/** By what the records of a table are near to what is searched for. */
type Ranked = {
  table: PgTable
  id: AnyPgColumn
  /** The folded text that they are found by. */
  search: AnyPgColumn
  code?: AnyPgColumn
  /** Their titles and names, as they are written. */
  texts: readonly AnyPgColumn[]
}

/** What a list has found: the id of each record, and its place in the list's usual order, from 1. */
type Found = { id: SQL; place: SQL }

/** The order of found records by how near they are to what is searched for. */
export type Nearness = (found: Found) => SQL

/** How many found records are ranked. */
const maxRanked = 1_000

/**
 * How near a record is to what is searched for: 0 whose code it is, 1 of which a title or a name begins with it, 2 where
 * its words stand as whole words, 3 where they are parts of words. Undefined where nothing is searched for.
 *
 * Folding titles and matching words costs some microseconds a record, which a word that a share of 50,000 records has
 * would pay in seconds. So the first {@link maxRanked} in the list's order are ranked, each read by its id, and the
 * others follow as they are. A code is not missed for that: the index of codes is asked for it, as it is typed and in
 * either case.
 */
export function nearnessTo(query: string, ranked: Ranked): Nearness | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  const { table, id, code } = ranked
  const phrase = words.join(' ')
  const ofThisCode =
    code && sql`select ${id} from ${table} where ${code} in (${phrase}, lower(${phrase}), upper(${phrase}))`
  return (found) => sql`case
    when ${found.place} <= ${sql.raw(String(maxRanked))} then (
      select ${rankOf(phrase, ranked)} from ${table} where ${id} = ${found.id}
    )
    ${ofThisCode ? sql`when ${found.id} = any(array(${ofThisCode})) then 0` : sql``}
    else 4
  end`
}

function rankOf(phrase: string, { search, code, texts }: Ranked): SQL {
  const beginnings = texts.map((text) => sql`fold(${text}) like ${literally(phrase)} || '%'`)
  const wholes = searchedWords(phrase).map((word) => sql`${search} ~ ${wholeWord(word)}`)
  return sql`case
    ${code ? sql`when fold(${code}) = fold(${phrase}) then 0` : sql``}
    when ${sql.join(beginnings, sql` or `)} then 1
    when ${sql.join(wholes, sql` and `)} then 2
    else 3
  end`
}

/** A word, folded, with no letter or digit beside it. */
function wholeWord(word: string): SQL {
  const escaped = word.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)
  return sql`('(^|[^[:alnum:]])' || fold(${escaped}) || '($|[^[:alnum:]])')`
}

/** What is typed, folded, where `like` takes a pattern. */
function literally(typed: string): SQL {
  return sql`fold(${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)})`
}
