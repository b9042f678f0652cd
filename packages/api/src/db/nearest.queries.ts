import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { searchedWords } from '../tables/search.ts'
import type { Words } from '../tables/vocabulary.ts'
import type { Db } from './db.ts'
import { selectRows } from './rows.queries.ts'

/** How much of a word a text must have to be looked at, and a word of it to be taken: see `pg_trgm`. */
const likeness = { text: 0.4, word: 0.3 }
/** Of how many records of each kind the words are compared, and how many words of a question are put right. */
const bounds = { texts: 200, words: 6 }
/** Letters of the shortest word that is taken for a slip. */
const shortest = 4

const Nearest = z.object({ word: z.string(), near: z.number(), stands: z.boolean() })

/**
 * The question with each word that stands nowhere replaced by the nearest one that does, without accents and in lower
 * case; null when there is nothing to replace. Texts are found by their trigram indexes, a bounded number of them.
 */
export async function nearestQuestion(
  db: Db,
  query: string,
  vocabulary: readonly Words[]
): Promise<string | null> {
  const words = searchedWords(query)
  if (!words.some(mayBeASlip)) return null
  const meant = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness.text)}, true)`
    )
    const found: string[] = []
    for (const [at, word] of words.entries()) {
      const isSought = mayBeASlip(word) && at < bounds.words
      found.push(isSought ? await nearestWord(tx, word, vocabulary) : word)
    }
    return found
  })
  return meant.every((word, at) => word === words[at]) ? null : meant.join(' ')
}

/** A code or a year that finds nothing is another one, not a slip: what has a digit is taken as written. */
function mayBeASlip(word: string): boolean {
  return [...word].length >= shortest && !/\p{N}/u.test(word)
}

async function nearestWord(tx: Db, word: string, vocabulary: readonly Words[]): Promise<string> {
  const folded = sql`fold(${word})`
  const texts = vocabulary.map(
    ({ table, search, where }) =>
      sql`(select ${search} as text from ${table} where ${where} and ${folded} <% ${search} limit ${sql.raw(String(bounds.texts))})`
  )
  const [nearest] = await selectRows(
    tx,
    sql`
      select word, similarity(word, ${folded})::float8 as near, strpos(text, ${folded}) > 0 as stands
      from (${sql.join(texts, sql` union all `)}) as texts,
        regexp_split_to_table(text, '[^[:alnum:]]+') as word
      where length(word) > 1
      order by stands desc, near desc, word
      limit 1`,
    Nearest
  )
  return nearest && !nearest.stands && nearest.near >= likeness.word ? nearest.word : word
}
