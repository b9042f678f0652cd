import { type ImportKind, importKinds } from '@gallery/contract'
import { and, desc, eq, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { importJournal, importKept } from '../tables/imports.table.ts'
import { itemArtists, itemFiles, itemTags, tags } from '../tables/items.table.ts'
import { workImages } from '../tables/works.table.ts'
import { dropMovements, strikeMovements } from '../works/movements.queries.ts'
import type { Writing } from '../writing.ts'
import { keepLater } from './later.queries.ts'
import { dropMadePlaces } from './madePlaces.queries.ts'
import { lockRows, lockToDelete, selectIds, tables, touchItems } from './records.queries.ts'

type Line = typeof importJournal.$inferSelect

/** Lines that are undone in one go. */
const slice = 50

/**
 * Who takes an import back, whether it did not come to its end, of which nothing stays, and whether an undo leaves what was
 * changed later, in place of stopping.
 */
export type TakingBack = { writing: Writing; isUnfinished: boolean; keeps: boolean }

/** An import, and what its rows are. */
export type Source = { id: number; kind: ImportKind }

/**
 * Takes back the newest lines of an import's journal and forgets them; artists, tags, collections and archives that
 * it made come last, when nothing hangs on them any more. What was changed later, and what hangs on it, stays. Call it
 * inside a transaction. The lines that it wrote in ledgers are struck through; those of an unfinished one go.
 *
 * @returns how many lines that were; 0 when all is undone
 * @throws Refused 409 where what was changed later would be lost, unless that is to be kept
 */
export async function undoSlice(db: Db, source: Source, taking: TakingBack): Promise<number> {
  const { id: importId, kind: importKind } = source
  const { writing, isUnfinished } = taking
  const lines = await nextLines(db, importId, importKind)
  if (lines.length === 0) return 0
  const undone = await lockUnchanged(db, source, lines, taking)
  const ids = (what: Line['what'], made = true) =>
    undone.filter((line) => line.what === what && (line.was === null) === made).map((line) => line.row_id)
  for (const { row_id, owner_id } of undone.filter((line) => line.what === 'membership')) {
    await db
      .delete(collectionWorks)
      .where(and(eq(collectionWorks.collection_id, row_id), eq(collectionWorks.work_id, owner_id)))
  }
  const moved = ids('movement')
  if (moved.length > 0 && !isUnfinished) await strikeMovements(db, moved, writing)
  else if (moved.length > 0) await dropMovements(db, moved, writing)
  const files = importKind === 'items' ? itemFiles : workImages
  const images = ids('image')
  if (images.length > 0) await db.delete(files).where(inArray(files.id, images))
  for (const kind of importKinds) {
    const changed = undone.filter((line) => line.what === kind && line.was !== null)
    // What is said of a file is its item's.
    if (kind === 'files' && changed.length > 0) await touchItems(db, ids(kind, false), writing)
    await restore(db, kind, changed)
    const made = ids(kind)
    if (made.length > 0) await db.delete(tables[kind]).where(inArray(tables[kind].id, made))
  }
  await dropUnusedTags(db, ids('tag'))
  await dropMadePlaces(db, lines)
  await db.delete(importJournal).where(
    inArray(
      importJournal.id,
      lines.map((line) => line.id)
    )
  )
  return lines.length
}

/**
 * Locks all records that an undo changes or deletes, but for those that are kept, so that it waits for nobody who has one
 * of them once it has begun: artists before what hangs on them, as everybody does. On what it deletes nothing is hung from
 * here on. Wait for the turn before: an import locks its records in an order of its own.
 */
export async function lockJournaled(tx: Db, { id: importId, kind: importKind }: Source): Promise<void> {
  const kinds: readonly ImportKind[] = ['artists', 'works', 'items', 'files']
  for (const kind of kinds) {
    const whats = importJournal.what.enumValues.filter((what) => kindOf(what, importKind) === kind)
    const owners = sql`select ${importJournal.owner_id} from ${importJournal}
      where ${importJournal.import_id} = ${importId} and ${inArray(importJournal.what, whats)}
        and not exists (select from ${importKept} as kept where kept.import_id = ${importId}
          and kept.kind = ${kind} and kept.record_id = ${importJournal.owner_id})`
    await lockRows(tx, kind, owners)
    const made = sql`${importJournal.what} = ${kind} and ${importJournal.was} is null`
    await lockToDelete(tx, kind, sql`${owners} and ${made}`)
  }
}

/** What may hang on records of an import, and so goes after them. */
const hungOn: readonly Line['what'][] = ['artists', 'tag', 'collections', 'archives']

/** The newest lines of what hangs on nothing; without any, of what it may have hung on. */
async function nextLines(db: Db, importId: number, kind: ImportKind): Promise<Line[]> {
  const newest = (which: SQL) =>
    db
      .select()
      .from(importJournal)
      .where(and(eq(importJournal.import_id, importId), which))
      .orderBy(desc(importJournal.id))
      .limit(slice)
  // An import of artists makes nothing else: it need not be looked for.
  const lines = kind === 'artists' ? [] : await newest(notInArray(importJournal.what, [...hungOn]))
  return lines.length > 0 ? lines : newest(inArray(importJournal.what, [...hungOn]))
}

/**
 * Locks the records of some lines, but for those that are kept, and looks whether somebody has changed them by now: what is
 * saved while an undo goes on is seen, or waits for it.
 *
 * @returns the lines whose records nobody has. @throws Refused 409 for others, unless those are to be kept
 */
async function lockUnchanged(
  db: Db,
  { id: importId, kind: importKind }: Source,
  lines: readonly Line[],
  { isUnfinished, keeps }: TakingBack
): Promise<Line[]> {
  const kept = await keptOf(db, importId, lines)
  const isKept = ({ what, owner_id }: Line) => kept.has(`${kindOf(what, importKind)} ${owner_id}`)
  for (const kind of importKinds) {
    const open = lines.filter((line) => kindOf(line.what, importKind) === kind && !isKept(line))
    if (open.length === 0) continue
    const ids = [...new Set(open.map((line) => line.owner_id))]
    await lockRows(db, kind, selectIds(ids))
    const made = open.filter((line) => line.what === kind && line.was === null).map((line) => line.row_id)
    if (made.length > 0) await lockToDelete(db, kind, selectIds(made))
    if (isUnfinished) continue
    const later = await keepLater(db, importId, kind, inArray(sql`line.row_id`, ids))
    if (later.length > 0 && !keeps) throw new Refused(409, 'import.later')
    for (const id of later) kept.add(`${kind} ${id}`)
  }
  return lines.filter((line) => !isKept(line))
}

/** The kind of the record that a line belongs to. Tags, collections and archives are none: they go when nothing hangs on them. */
function kindOf(what: Line['what'], importKind: ImportKind): ImportKind | undefined {
  if (what === 'movement' || what === 'membership' || what === 'image') return importKind
  return importKinds.find((kind) => kind === what)
}

/** Which records of some lines are to be kept, each as its kind and id. */
async function keptOf(db: Db, importId: number, lines: readonly Line[]): Promise<Set<string>> {
  const rows = await db
    .select({ kind: importKept.kind, id: importKept.record_id })
    .from(importKept)
    .where(
      and(
        eq(importKept.import_id, importId),
        inArray(
          importKept.record_id,
          lines.map((line) => line.owner_id)
        )
      )
    )
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
}

/** Gives records back every column that they had. One that came with a later version keeps what it has. */
async function restore(db: Db, kind: ImportKind, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const table = tables[kind]
  const names = getTableConfig(table)
    .columns.filter((column) => column.generated === undefined && column.name !== 'id')
    .map((column) => sql`${sql.identifier(column.name)} = was.${sql.identifier(column.name)}`)
  const rows = sql`(
    select (jsonb_populate_record(present, line.was)).*
    from jsonb_array_elements(${JSON.stringify(lines.map((line) => line.was))}::jsonb) as line (was)
    join ${table} as present on present.id = (line.was ->> 'id')::int
  ) as was`
  await db.execute(
    sql`update ${table} set ${sql.join(names, sql`, `)} from ${rows} where ${table.id} = was.id`
  )
  // Of files nobody says what lacks English.
  if (kind === 'files') return
  // The trigger that compares the languages took the texts that come back for new ones.
  await db.execute(sql`
    update ${table} set outdated = was.outdated from ${rows}
    where ${table.id} = was.id and ${tables[kind].outdated} is distinct from was.outdated`)
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
  if (ids.length === 0) return
  const bearers = db.select({ id: itemTags.item_id }).from(itemTags).where(eq(itemTags.tag_id, tags.id))
  await db.delete(tags).where(and(inArray(tags.id, [...ids]), notExists(bearers)))
}
