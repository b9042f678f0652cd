import type { ImportName } from '@gallery/contract'
import { and, count, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { importRows } from '../tables/imports.table.ts'
import { works } from '../tables/works.table.ts'
import { openArtistBook } from './artistBook.ts'
import type { ImportRecord } from './imports.queries.ts'

/** Names that are given at a time: those of most rows first, so that a long list is worked off from its top. */
const most = 100
/** Artists who are offered for a name because their ids stand beside it; of more, anybody can be looked for. */
const mostHolders = 20

/** The names of artists that have to be chosen after the dry run, then those that were. */
export async function listNames(db: Db, { id, map }: ImportRecord): Promise<ImportName[]> {
  const open = await selectRows(
    db,
    sql`
      select fault -> 'reason' -> 'values' ->> 'name' as name, count(distinct rows.row)::int as rows,
        (array_agg(distinct (fault #>> '{reason,values,holder}')::int))[1:${sql.raw(String(mostHolders))}] as holders
      from ${importRows} as rows, jsonb_array_elements(rows.faults) as fault
      where rows.import_id = ${id} and rows.state = 'error'
        and fault -> 'reason' ->> 'id' in ('import.reason.artistAmbiguous', 'import.reason.artistUnknown')
      group by 1 order by 2 desc, 1 limit ${most}`,
    z.object({ name: z.string(), rows: z.number(), holders: z.array(z.number().nullable()) })
  )
  const isOpen = new Set(open.map(({ name }) => name))
  const chosen = Object.keys(map.rules.choices).filter((name) => !isOpen.has(name))
  const book = await openArtistBook(db)
  const all = [...open, ...chosen.map((name) => ({ name, rows: 0, holders: [] }))]
  const named = all.map(({ holders, ...each }) => {
    const choice = map.rules.choices[each.name] ?? null
    const byId = holders.flatMap((id) => (id === null ? [] : (book.byId(id) ?? [])))
    const called = book.candidates(each.name, choice).filter(({ id }) => !holders.includes(id))
    return { ...each, chosen: choice, candidates: [...byId, ...called] }
  })
  const worksOf = await countWorks(
    db,
    named.flatMap(({ candidates }) => candidates.map((artist) => artist.id))
  )
  return named.map(({ candidates, ...each }) => ({
    ...each,
    candidates: candidates.map(({ id, display }) => ({ id, display, works: worksOf.get(id) ?? 0 })),
  }))
}

async function countWorks(db: Db, artists: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ artist: works.artist_id, works: count() })
    .from(works)
    .where(and(inArray(works.artist_id, [...artists]), isNull(works.deleted_at)))
    .groupBy(works.artist_id)
  return new Map(rows.flatMap((row) => (row.artist === null ? [] : [[row.artist, row.works]])))
}
