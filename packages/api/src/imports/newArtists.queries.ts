import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { importRows } from '../tables/imports.table.ts'

/** What the rows of a file tell of somebody new. */
export type Told = { last_name: string; dates: string }

const ToldRow = z.object({ key: z.string(), last_name: z.string(), dates: z.string() })

/** What all rows of an import together tell of each artist that it makes, by key: one row may say more than the first. */
export async function findTold(db: Db, importId: number): Promise<Map<string, Told>> {
  const rows = await selectRows(
    db,
    sql`
      select artist ->> 'key' as key,
        coalesce(max(artist ->> 'last_name'), '') as last_name, coalesce(max(artist ->> 'dates'), '') as dates
      from ${importRows} as rows, jsonb_array_elements(rows.data -> 'artists') as artist
      where rows.import_id = ${importId} and rows.state in ('new', 'changed') and artist ->> 'key' is not null
      group by 1`,
    ToldRow
  )
  return new Map(rows.map(({ key, ...told }) => [key, told]))
}
