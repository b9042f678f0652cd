import { edtfWords } from '@gallery/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'

const Said = z.object({ edtf: z.string(), words: z.object({ es: z.string(), en: z.string() }).nullable() })

/**
 * Puts dates into words anew where this version words them otherwise than the one that wrote them, or nobody did. Each
 * date is looked at once, however many records have it. @returns how many records were changed
 */
export async function sayDatesAnew(db: Db): Promise<number> {
  let changed = 0
  for (const table of [works, items]) {
    const said = await selectRows(
      db,
      sql`select distinct date_edtf as edtf, date_words as words from ${table} where date_edtf <> ''`,
      Said
    )
    for (const { edtf, words } of said) {
      const now = edtfWords(edtf)
      if (words?.es === now?.es && words?.en === now?.en) continue
      const rows = await db
        .update(table)
        .set({ date_words: now })
        .where(and(eq(table.date_edtf, edtf), ne(table.date_edtf, '')))
        .returning({ id: table.id })
      changed += rows.length
    }
  }
  return changed
}
