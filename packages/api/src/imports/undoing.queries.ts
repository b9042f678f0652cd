import type { ImportKept, ImportKind } from '@gallery/contract'
import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { selectRows } from '../backup/rows.queries.ts'
import { collectionWorks } from '../collections/collections.table.ts'
import type { Db } from '../db/db.ts'
import { itemArtists, itemFiles, itemTags, tags } from '../items/items.table.ts'
import { strikeMovements } from '../works/movements.queries.ts'
import { movements, workImages } from '../works/works.table.ts'
import type { Writing } from '../writing.ts'
import { importJournal } from './imports.table.ts'
import { tables } from './records.queries.ts'

type Line = typeof importJournal.$inferSelect

const recordKinds = ['works', 'items', 'artists'] as const

/** Lines that are undone in one go. */
const slice = 50

/**
 * Records of an import that somebody changed afterwards, or that something else hangs on by now: an undo would lose
 * that.
 */
export async function findLater(db: Db, importId: number): Promise<ImportKept[]> {
  const found: ImportKept[] = []
  for (const kind of recordKinds) {
    const title = { works: sql`title_es`, items: sql`subtitle_es`, artists: sql`display` }[kind]
    const rows = await selectRows(
      db,
      sql`
        select records.id, ${title} as title from ${importJournal} as line
        join ${tables[kind]} as records on records.id = line.row_id
        where line.import_id = ${importId} and line.what = ${kind}
          and (records.updated_at <> line.left_at or (line.was is null and ${isUsed(kind, importId)}))
        order by records.id`,
      z.object({ id: z.number(), title: z.string() })
    )
    found.push(...rows.map((row) => ({ kind, ...row })))
  }
  return found
}

/**
 * Whether something that the import did not make hangs on a record that it made. Asked of all records at once: of each by
 * itself, every one of a large import would go through the whole journal.
 */
function isUsed(kind: ImportKind, importId: number) {
  const notMade = (what: string, row: string) =>
    sql`not exists (select from ${importJournal} as other where other.import_id = ${importId}
      and other.what = ${sql.raw(`'${what}'`)} and ${sql.raw(row)})`
  if (kind === 'items') return sql`false`
  if (kind === 'works') {
    return sql`records.id in (select used.work_id from collection_works as used
      where ${notMade('membership', 'other.row_id = used.collection_id and other.owner_id = used.work_id')})`
  }
  return sql`records.id in (
    select used.artist_id from works as used
      where used.artist_id is not null and ${notMade('works', 'other.row_id = used.id')}
    union all select used.artist_id from item_artists as used where ${notMade('items', 'other.row_id = used.item_id')}
    union all select artist_id from event_artists
    union all select artist_id from archive_artists
  )`
}

/**
 * Takes back the newest lines of an import's journal and forgets them; artists and tags that it made come last, when
 * nothing hangs on them any more. What hangs on a record to keep stays. Call it inside a transaction.
 *
 * @param struckBy who strikes the lines of ledgers through that it wrote; null of one that did not come to its end, of
 * which nothing stays
 * @returns how many lines that were; 0 when all is undone
 */
export async function undoSlice(
  db: Db,
  { id: importId, kind: importKind }: { id: number; kind: ImportKind },
  kept: readonly ImportKept[],
  struckBy: Pick<Writing, 'now' | 'by'> | null
): Promise<number> {
  const lines = await db
    .select()
    .from(importJournal)
    .where(eq(importJournal.import_id, importId))
    .orderBy(asc(sql`${importJournal.what} in ('artists', 'tag')`), desc(importJournal.id))
    .limit(slice)
  if (lines.length === 0) return 0
  const keptRecords = new Set(kept.map(({ kind, id }) => `${kind} ${id}`))
  const undone = lines.filter(({ what, owner_id }) => {
    const isRecord = recordKinds.some((kind) => kind === what)
    return !keptRecords.has(`${isRecord ? what : importKind} ${owner_id}`)
  })
  const ids = (what: Line['what'], made = true) =>
    undone.filter((line) => line.what === what && (line.was === null) === made).map((line) => line.row_id)
  for (const { row_id, owner_id } of undone.filter((line) => line.what === 'membership')) {
    await db
      .delete(collectionWorks)
      .where(and(eq(collectionWorks.collection_id, row_id), eq(collectionWorks.work_id, owner_id)))
  }
  if (struckBy === null) await db.delete(movements).where(inArray(movements.id, ids('movement')))
  else await strikeMovements(db, ids('movement'), struckBy)
  const files = importKind === 'items' ? itemFiles : workImages
  await db.delete(files).where(inArray(files.id, ids('image')))
  for (const kind of recordKinds) {
    await restore(
      db,
      kind,
      undone.filter((line) => line.what === kind && line.was !== null)
    )
    await db.delete(tables[kind]).where(inArray(tables[kind].id, ids(kind)))
  }
  await dropUnusedTags(db, ids('tag'))
  await db.delete(importJournal).where(
    inArray(
      importJournal.id,
      lines.map((line) => line.id)
    )
  )
  return lines.length
}

/** Gives records back every column that they had. */
async function restore(db: Db, kind: ImportKind, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const table = tables[kind]
  const names = getTableConfig(table)
    .columns.filter((column) => column.generated === undefined && column.name !== 'id')
    .map((column) => sql`${sql.identifier(column.name)} = was.${sql.identifier(column.name)}`)
  const rows = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(lines.map((line) => line.was))}::jsonb) as was`
  await db.execute(
    sql`update ${table} set ${sql.join(names, sql`, `)} from ${rows} where ${table.id} = was.id`
  )
  // The trigger that compares the languages took the texts that come back for new ones.
  await db.execute(sql`
    update ${table} set outdated = was.outdated from ${rows}
    where ${table.id} = was.id and ${table.outdated} is distinct from was.outdated`)
  for (const { row_id, links } of lines) {
    if (links) await relink(db, row_id, links)
  }
}

/** Gives an item back its artists and tags, those of them that are still there, in their order. */
async function relink(db: Db, item: number, links: NonNullable<Line['links']>): Promise<void> {
  await db.delete(itemArtists).where(eq(itemArtists.item_id, item))
  await db.delete(itemTags).where(eq(itemTags.item_id, item))
  for (const [one, ids] of [
    ['artist', links.artists ?? []],
    ['tag', links.tags ?? []],
  ] as const) {
    await db.execute(sql`
      insert into ${sql.identifier(`item_${one}s`)} (item_id, ${sql.identifier(`${one}_id`)}, position)
      select ${item}::int, given.value::int, given.place - 1
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as given (value, place)
      where exists (select from ${sql.identifier(`${one}s`)} as known where known.id = given.value::int)`)
  }
}

/** Tags that the import made go when no item bears them. */
async function dropUnusedTags(db: Db, ids: readonly number[]): Promise<void> {
  const bearers = db.select({ id: itemTags.item_id }).from(itemTags).where(eq(itemTags.tag_id, tags.id))
  await db.delete(tags).where(and(inArray(tags.id, [...ids]), notExists(bearers)))
}
