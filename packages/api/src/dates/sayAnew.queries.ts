import { edtfWords } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'

/** So many dates are looked at in one piece of work, and so many rows of a table are written in one statement. */
const slice = { dates: 500, rows: 1_000 }

const Words = z.object({ es: z.string(), en: z.string() })
const Said = z.object({ edtf: z.string(), words: z.array(Words.nullable()) })

/**
 * Puts dates into words anew where this version words them otherwise than the one that wrote them, or nobody did: first
 * of all records, each date once however many have it, and from then on of those without words. What this version does
 * not read stays as it is.
 *
 * @returns the next piece of that: it says how many records were changed, and whether there is more to look at
 */
export function sayingDates(db: Db): () => Promise<{ changed: number; isMore: boolean }> {
  let after = ''
  let isThrough = false
  return async () => {
    const said = await saidAfter(db, after, isThrough)
    const anew = said.flatMap(({ edtf, words }) => {
      const now = edtfWords(edtf)
      const isSaid = words.every((each) => each?.es === now?.es && each?.en === now?.en)
      return now === null || isSaid ? [] : [{ edtf, words: now }]
    })
    const counts = anew.length === 0 ? [] : [await write(db, works, anew), await write(db, items, anew)]
    const changed = counts.reduce((sum, count) => sum + count, 0)
    // Where not all rows were written at once the same dates come again.
    if (counts.includes(slice.rows)) return { changed, isMore: true }
    const isMore = said.length === slice.dates
    after = (isMore && said.at(-1)?.edtf) || ''
    isThrough ||= !isMore
    return { changed, isMore }
  }
}

/** The next dates in their order, each with all words that it has. */
function saidAfter(db: Db, after: string, isUnworded: boolean): Promise<z.infer<typeof Said>[]> {
  const ofTable = (table: typeof works | typeof items) => sql`
    select date_edtf, date_words from ${table}
    where date_edtf <> '' and date_edtf > ${after} ${isUnworded ? sql`and date_words is null` : sql``}`
  return selectRows(
    db,
    sql`
      select date_edtf as edtf, jsonb_agg(date_words) as words
      from (${ofTable(works)} union ${ofTable(items)}) as said
      group by date_edtf order by date_edtf limit ${slice.dates}`,
    Said
  )
}

async function write(
  db: Db,
  table: typeof works | typeof items,
  anew: readonly { edtf: string; words: z.infer<typeof Words> }[]
): Promise<number> {
  const written = await selectRows(
    db,
    sql`
      with anew as (select edtf, words from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as anew (edtf text, words jsonb))
      update ${table} set date_words = anew.words from anew
      where ${table.date_edtf} = anew.edtf and ${table.id} in (
        select old.id from ${table} as old join anew on old.date_edtf = anew.edtf
        where old.date_words is distinct from anew.words limit ${slice.rows}
      )
      returning ${table.id} as id`,
    z.object({ id: z.int() })
  )
  return written.length
}
