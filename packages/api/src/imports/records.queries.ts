import {
  ArtistChange,
  ArtistForm,
  type ImportKind,
  ItemChange,
  ItemFileChange,
  ItemForm,
  WorkChange,
  WorkForm,
} from '@gallery/contract'
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { withDateWords } from '../dates/dateWords.ts'
import { addRows } from '../db/addRows.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { randomHash } from '../hash.ts'
import { touchItem } from '../items/changes.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { randomToken } from '../tokens.ts'
import { created, stamp, type Writing } from '../writing.ts'

/** The tables of the kinds, all with ids and audit columns. */
export const tables = { works, artists, items, files: itemFiles } as const

/** Whether a record is not in the bin: a file, nor the item that it belongs to. */
export function isOutOfBin(db: Db, kind: ImportKind): SQL | undefined {
  const isKept = isNull(tables[kind].deleted_at)
  if (kind !== 'files') return isKept
  const owner = db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemFiles.item_id), isNull(items.deleted_at)))
  return and(isKept, exists(owner))
}

/** Fields as they were staged; the contract has checked them then and does so again. */
type Fields = Readonly<Record<string, unknown>>

/** Adds records in one statement. @returns their ids in the same order */
export async function insertRecords(
  db: Db,
  kind: ImportKind,
  rows: readonly Fields[],
  writing: Writing
): Promise<number[]> {
  if (kind === 'files') throw new Error('A row of files changes one that is there')
  const audit = created(writing)
  if (kind === 'artists') {
    return addRecords(
      db,
      artists,
      rows.map((fields) => ({ ...ArtistForm.parse(fields), ...audit }))
    )
  }
  if (kind === 'works') {
    return addRecords(
      db,
      works,
      rows.map((fields) => ({
        ...withDateWords(WorkForm.parse(fields)),
        hash: randomHash(),
        secret_link: randomToken(),
        ...audit,
      }))
    )
  }
  return addRecords(
    db,
    items,
    rows.map((fields) => {
      const { artists: _artists, tags: _tags, ...form } = ItemForm.parse(fields)
      return { ...withDateWords(form), hash: randomHash(), ...audit }
    })
  )
}

async function addRecords<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][]
): Promise<number[]> {
  const added = await addRows(db, table, rows, sql`id`)
  return Ids.parse(added).rows.map((row) => row.id)
}

const Ids = z.object({ rows: z.array(z.object({ id: z.number() })) })

/** Changes what the fields name. @returns the record's `updated_at` afterwards */
export async function updateRecord(
  db: Db,
  { kind, id }: { kind: ImportKind; id: number },
  fields: Fields,
  writing: Writing
): Promise<Date | null> {
  if (kind === 'files') return updateFile(db, id, fields, writing)
  const rows =
    kind === 'artists'
      ? await db
          .update(artists)
          .set({
            ...ArtistChange.omit({ updated_at: true }).parse(fields),
            ...stamp(artists.updated_at, writing),
          })
          .where(eq(artists.id, id))
          .returning({ left_at: artists.updated_at })
      : kind === 'works'
        ? await db
            .update(works)
            .set({
              ...withDateWords(WorkChange.omit({ updated_at: true, action: true }).parse(fields)),
              ...stamp(works.updated_at, writing),
            })
            .where(eq(works.id, id))
            .returning({ left_at: works.updated_at })
        : await db
            .update(items)
            .set({
              ...withDateWords(
                ItemChange.omit({ updated_at: true, artists: true, tags: true }).parse(fields)
              ),
              ...stamp(items.updated_at, writing),
            })
            .where(eq(items.id, id))
            .returning({ left_at: items.updated_at })
  return rows[0]?.left_at ?? null
}

/** Changes what is said of a file of an item, which is noted on the item as well. */
async function updateFile(db: Db, id: number, fields: Fields, writing: Writing): Promise<Date | null> {
  const [file] = await db
    .update(itemFiles)
    .set({ ...ItemFileChange.parse(fields), ...stamp(itemFiles.updated_at, writing) })
    .where(eq(itemFiles.id, id))
    .returning({ left_at: itemFiles.updated_at, item_id: itemFiles.item_id })
  if (!file) return null
  await touchItem(db, file.item_id, writing)
  return file.left_at
}

/** A record as it was before an import changed it: its row, and what of it lies in other tables. */
type Locked = { row: Fields; updated_at: Date; links: { artists?: number[]; tags?: number[] } | null }

const LockedRow = z.object({
  id: z.number(),
  updated_at: z.coerce.date(),
  row: z.record(z.string(), z.unknown()),
  artists: z.array(z.number()).nullable(),
  tags: z.array(z.number()).nullable(),
})

/** Locks records that are not in the bin, in the order of their ids, and gives them as they are. */
export async function lockRecords(
  db: Db,
  kind: ImportKind,
  ids: readonly number[]
): Promise<Map<number, Locked>> {
  const table = tables[kind]
  const isItem = kind === 'items'
  // Items before their files, as everybody does.
  if (kind === 'files') await lockRows(db, kind, selectIds(ids))
  const linked = (of: 'artist' | 'tag') =>
    isItem
      ? sql.raw(
          `(select coalesce(jsonb_agg(${of}_id order by position, ${of}_id), '[]') from item_${of}s where item_id = locked.id)`
        )
      : sql`null::jsonb`
  const rows = await selectRows(
    db,
    sql`
      with locked as materialized (
        select * from ${table}
        where id in (${selectIds(ids)})
          and ${isOutOfBin(db, kind)}
        order by id for no key update
      )
      select id, updated_at, to_jsonb(locked) as row, ${linked('artist')} as artists, ${linked('tag')} as tags from locked`,
    LockedRow
  )
  return new Map(
    rows.map(({ id, updated_at, row, artists: named, tags }) => [
      id,
      { row, updated_at, links: isItem ? { artists: named ?? [], tags: tags ?? [] } : null },
    ])
  )
}

/**
 * Locks records in the order of their ids, those in the bin too: others may name them meanwhile, but not change them.
 *
 * @param which a select of their ids
 */
export async function lockRows(db: Db, kind: ImportKind, which: SQL): Promise<void> {
  if (kind === 'files') {
    await lockRows(
      db,
      'items',
      sql`select ${itemFiles.item_id} from ${itemFiles} where ${itemFiles.id} in (${which})`
    )
  }
  await lockThem(db, kind, which, sql`no key update`)
}

/** Locks records that are to be deleted: until the transaction ends nothing is hung on them either. */
export function lockToDelete(db: Db, kind: ImportKind, which: SQL): Promise<void> {
  return lockThem(db, kind, which, sql`update`)
}

async function lockThem(db: Db, kind: ImportKind, which: SQL, strength: SQL): Promise<void> {
  const { id } = tables[kind]
  await db.execute(sql`
    with locked as materialized (
      select ${id} from ${tables[kind]} where ${id} in (${which}) order by ${id} for ${strength}
    )
    select count(*) from locked`)
}

/** Numbers as a select, for {@link lockRows}. */
export function selectIds(ids: readonly number[]): SQL {
  return sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`
}

/** Locks the items of files that are put back, and notes that on them; of one in the bin too, whose files are no others. */
export async function touchItems(db: Db, files: readonly number[], writing: Writing): Promise<void> {
  await lockRows(db, 'files', selectIds(files))
  const owners = db
    .select({ id: itemFiles.item_id })
    .from(itemFiles)
    .where(inArray(itemFiles.id, [...files]))
  await db.update(items).set(stamp(items.updated_at, writing)).where(inArray(items.id, owners))
}
