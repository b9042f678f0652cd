import type { ImportKind } from '@gallery/contract'
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { Refused } from '../errors.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { importRows } from '../tables/imports.table.ts'
import { lockRows } from './records.queries.ts'
import type { Source } from './undoing.queries.ts'

/** Rows of an import after one, up to another. */
type Some = { after: number; to: number }

/** What rows name by its id, and where. Artists come first, before works and items too: whoever names them locks them so. */
const named = [
  {
    table: artists,
    ids: sql`
      select artist ->> 'id' from staged, jsonb_array_elements(data -> 'artists') as artist
      union select data -> 'fields' ->> 'artist_id' from staged`,
  },
  {
    table: collections,
    ids: sql`
      select place #>> '{}' from staged, jsonb_array_elements(data -> 'collections') as place
      where jsonb_typeof(place) = 'number'`,
  },
  { table: archives, ids: sql`select data -> 'fields' ->> 'archive_id' from staged` },
]

/** Kinds whose rows name others. */
const naming: readonly ImportKind[] = ['works', 'items']

/**
 * Locks the artists, collections and archives that the dry run found for some rows, or for all: until the transaction ends
 * none is deleted for good, and no artist is merged into another or put into the bin.
 *
 * @throws Refused 409 when one is in the bin by now, or gone
 */
export async function lockNamed(tx: Db, { id, kind }: Source, some?: Some): Promise<void> {
  if (!naming.includes(kind)) return
  const staged = and(
    eq(importRows.import_id, id),
    inArray(importRows.state, ['new', 'changed']),
    some && gt(importRows.row, some.after),
    some && lte(importRows.row, some.to)
  )
  for (const { table, ids } of named) {
    const [found] = await selectRows(tx, lockOf(table, ids, staged), Found)
    if (!found || found.locked < found.named) throw new Refused(409, 'import.stale')
  }
}

const Found = z.object({ named: z.number(), locked: z.number() })

function lockOf(table: (typeof named)[number]['table'], ids: SQL, staged: SQL | undefined): SQL {
  return sql`
    with staged as materialized (select ${importRows.data} as data from ${importRows} where ${staged}),
    named as materialized (
      select distinct id::int as id from (${ids}) as given (id) where id is not null
    ),
    locked as materialized (
      select ${table.id} from ${table}
      where ${table.id} in (select id from named) and ${table.deleted_at} is null
      order by ${table.id} for key share
    )
    select (select count(*)::int from named) as named, (select count(*)::int from locked) as locked`
}

/**
 * Locks all records that an import changes, after what its rows name, so that it waits for nobody who has one of them once
 * it has begun.
 */
export async function lockChanged(tx: Db, { id, kind }: Source): Promise<void> {
  await lockRows(
    tx,
    kind,
    sql`select ${importRows.record_id} from ${importRows}
      where ${importRows.import_id} = ${id} and ${importRows.state} = 'changed'`
  )
}
