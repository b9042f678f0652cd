import { type ImportKeptAnswer, type ImportKind, type ImportsQuery, importKinds } from '@gallery/contract'
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { metaOf, windowOf } from '../paging.ts'
import { importJournal, importKept } from '../tables/imports.table.ts'
import { tables } from './records.queries.ts'

/** Lines of the journal that are looked at in one go. */
const slice = 1_000

/**
 * Notes which records of an import somebody changed afterwards, or that something else hangs on by now: an undo would
 * lose that. It looks at a slice of the journal at a time, so that others are answered in between.
 *
 * @param between called after each slice with how many lines were looked at so far
 * @returns how many records there are
 */
export async function seekLater(
  db: Db,
  importId: number,
  between: (done: number) => Promise<void>
): Promise<number> {
  await db.delete(importKept).where(eq(importKept.import_id, importId))
  let last = 0
  for (let done = 0; ; ) {
    const lines = await db
      .select({ id: importJournal.id })
      .from(importJournal)
      .where(and(eq(importJournal.import_id, importId), gt(importJournal.id, last)))
      .orderBy(asc(importJournal.id))
      .limit(slice)
    const to = lines.at(-1)?.id
    if (to === undefined) break
    for (const kind of importKinds)
      await keepLater(db, importId, kind, sql`line.id > ${last} and line.id <= ${to}`)
    last = to
    done += lines.length
    await between(done)
  }
  return countKept(db, importId)
}

/** Notes those of one kind that some lines of the journal, called `line`, made or changed. @returns their ids */
export async function keepLater(db: Db, importId: number, kind: ImportKind, which: SQL): Promise<number[]> {
  const title = { works: sql`title_es`, items: sql`subtitle_es`, artists: sql`display`, files: sql`name` }[
    kind
  ]
  const found = await selectRows(
    db,
    sql`
      select records.id, ${title} as title from ${importJournal} as line
      join ${tables[kind]} as records on records.id = line.row_id
      where line.import_id = ${importId} and line.what = ${kind} and ${which}
        and (records.updated_at <> line.left_at or (line.was is null and ${isUsed(kind, importId)}))`,
    z.object({ id: z.number(), title: z.string() })
  )
  if (found.length === 0) return []
  const rows = found.map((record) => ({
    import_id: importId,
    kind,
    record_id: record.id,
    title: record.title,
  }))
  await db.insert(importKept).values(rows).onConflictDoNothing()
  return found.map(({ id }) => id)
}

/** Whether something that the import did not make hangs on a record that it made. */
function isUsed(kind: ImportKind, importId: number) {
  const notMade = (what: string, row: string) =>
    sql`not exists (select from ${importJournal} as other where other.import_id = ${importId}
      and other.what = ${sql.raw(`'${what}'`)} and ${sql.raw(row)})`
  if (kind === 'items' || kind === 'files') return sql`false`
  if (kind === 'works') {
    return sql`(
      exists (select from collection_works as used where used.work_id = records.id
        and ${notMade('membership', 'other.row_id = used.collection_id and other.owner_id = used.work_id')})
      or exists (select from event_works as used where used.work_id = records.id)
      or exists (select from work_holds as used where used.work_id = records.id)
      or exists (select from message_works as used where used.work_id = records.id)
    )`
  }
  return sql`(
    exists (select from works as used
      where used.artist_id = records.id and ${notMade('works', 'other.row_id = used.id')})
    or exists (select from item_artists as used
      where used.artist_id = records.id and ${notMade('items', 'other.row_id = used.item_id')})
    or exists (select from event_artists as used where used.artist_id = records.id)
    or exists (select from archive_artists as used where used.artist_id = records.id)
  )`
}

/** How many records an undo would lose, or has left. */
export async function countKept(db: Db, importId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(importKept).where(eq(importKept.import_id, importId))
  return row?.total ?? 0
}

/** A page of the records that an undo would lose, or has left. */
export async function listKept(db: Db, importId: number, paging: ImportsQuery): Promise<ImportKeptAnswer> {
  const { limit, offset } = windowOf(paging)
  const data = await db
    .select({ kind: importKept.kind, id: importKept.record_id, title: importKept.title })
    .from(importKept)
    .where(eq(importKept.import_id, importId))
    .orderBy(asc(importKept.kind), asc(importKept.record_id))
    .limit(limit)
    .offset(offset)
  return { data, meta: metaOf(await countKept(db, importId), paging) }
}
