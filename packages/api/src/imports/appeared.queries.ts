import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { Refused } from '../errors.ts'
import { importRows } from '../tables/imports.table.ts'
import { openArtistBook } from './artistBook.ts'
import { folded } from './cells/words.ts'
import { findPlaces } from './current.queries.ts'
import { isOutOfBin, tables } from './records.queries.ts'
import type { Source } from './undoing.queries.ts'

/**
 * Looks, before anything is written, whether what the dry run called new is there by now: a record of that code, an artist of
 * that name, a collection or an archive of that title. What the dry run has found beside it does not count.
 *
 * @throws Refused 409 when something is
 */
export async function refuseAppeared(tx: Db, source: Source): Promise<void> {
  const isThere =
    (await hasBearers(tx, source)) || (await hasArtists(tx, source)) || (await hasPlaces(tx, source))
  if (isThere) throw new Refused(409, 'import.stale')
}

/**
 * Notes for the new rows of a dry run which records bear their codes already, where it did not look for records by
 * codes: those do not stop the import.
 */
export async function noteBearers(db: Db, source: Source): Promise<void> {
  const bearers = bearersOf(db, source)
  if (!bearers) return
  await db.execute(sql`
    update ${importRows} set data = data || jsonb_build_object('beside', found.ids)
    from (select row, jsonb_agg(bearer) as ids from (${bearers}) as each group by row) as found
    where ${importRows.import_id} = ${source.id} and ${importRows.row} = found.row`)
}

async function hasBearers(tx: Db, source: Source): Promise<boolean> {
  const bearers = bearersOf(tx, source)
  if (!bearers) return false
  const [found] = await selectRows(
    tx,
    sql`select bearer from (${bearers}) as each where not coalesce(beside @> to_jsonb(bearer), false) limit 1`,
    z.object({ bearer: z.number() })
  )
  return found !== undefined
}

/** The new rows of an import with the records that bear their codes, once for each; not there for what has no codes. */
function bearersOf(db: Db, { id, kind }: Source): SQL | undefined {
  if (kind !== 'works' && kind !== 'items') return undefined
  const { [kind]: table } = tables
  return sql`
    select ${importRows.row} as row, ${importRows.data} -> 'beside' as beside, ${table.id} as bearer
    from ${importRows} join ${table} on ${table.code} = ${importRows.data} -> 'fields' ->> 'code'
    where ${importRows.import_id} = ${id} and ${importRows.state} = 'new'
      and ${table.code} <> '' and ${isOutOfBin(db, kind)}`
}

const Fresh = z.object({ name: z.string(), dates: z.string(), beside: z.array(z.number()) })

async function hasArtists(tx: Db, { id, kind }: Source): Promise<boolean> {
  const fresh = await selectRows(
    tx,
    sql`
      select artist ->> 'name' as name, coalesce(artist ->> 'dates', '') as dates,
        coalesce(artist -> 'beside', '[]') as beside
      from ${importRows} as rows, jsonb_array_elements(rows.data -> 'artists') as artist
      where rows.import_id = ${id} and rows.state in ('new', 'changed') and artist ->> 'name' is not null
      union
      select data -> 'fields' ->> 'display', coalesce(
        nullif(data -> 'fields' ->> 'dates_es', ''), data -> 'fields' ->> 'dates_en', ''
      ), coalesce(data -> 'beside', '[]')
      from ${importRows}
      where import_id = ${id} and state = 'new' and ${kind} = 'artists'`,
    Fresh
  )
  if (fresh.length === 0) return false
  const book = await openArtistBook(tx)
  return fresh.some((artist) => book.namesakes(artist).some((each) => !artist.beside.includes(each)))
}

const Title = z.object({ what: z.enum(['collections', 'archives']), title: z.string() })

async function hasPlaces(tx: Db, { id }: Source): Promise<boolean> {
  const fresh = await selectRows(
    tx,
    sql`
      select 'collections' as what, place ->> 'title' as title
      from ${importRows} as rows, jsonb_array_elements(rows.data -> 'collections') as place
      where rows.import_id = ${id} and rows.state in ('new', 'changed') and place ->> 'title' is not null
      union
      select 'archives', data -> 'archive' ->> 'title' from ${importRows}
      where import_id = ${id} and state in ('new', 'changed') and data -> 'archive' ->> 'title' is not null`,
    Title
  )
  if (fresh.length === 0) return false
  const places = await findPlaces(tx, null)
  return fresh.some(({ what, title }) => places[what].has(folded(title)))
}
