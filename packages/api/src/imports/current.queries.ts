import type { ImportKind } from '@gallery/contract'
import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { importImages, importRefusedImages } from '../tables/imports.table.ts'
import { itemArtists, itemFiles, itemTags, tags } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { workImages, works } from '../tables/works.table.ts'
import { findLastMovements, findSold } from '../works/movements.queries.ts'
import { type Known, knownColumns } from './artistBook.ts'
import { folded } from './cells/words.ts'
import type { Current, Places, StoredImage } from './current.ts'
import type { Value } from './draft.ts'
import type { Plan } from './plan.ts'
import { isOutOfBin, tables } from './records.queries.ts'

/** The records of those ids, by id. Those in the bin are not there. */
export async function findByIds(
  db: Db,
  kind: ImportKind,
  ids: readonly number[]
): Promise<Map<number, Current>> {
  if (ids.length === 0) return new Map()
  const found = await findRecords(db, kind, inArray(tables[kind].id, [...ids]))
  return new Map(found.map((current) => [current.id, current]))
}

/** The records that the keys of some rows name, by key, to the letter; several for a key that several bear. */
export async function findCurrent(
  db: Db,
  { kind, key }: Plan,
  keys: readonly string[]
): Promise<Map<string, Current[]>> {
  const wanted = [...new Set(keys.filter((each) => each !== ''))]
  if (!key || wanted.length === 0) return new Map()
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(tables[kind])
  const column = columns[key.field]
  if (!column) throw new Error(`${kind} have no ${key.field}`)
  const ids = wanted.filter((each) => /^\d{1,9}$/.test(each)).map(Number)
  const found = await findRecords(db, kind, inArray(column, key.field === 'id' ? ids : wanted))
  return grouped(
    found.map((current) => [
      String(key.field === 'id' ? current.id : (current.fields[key.field] ?? '')),
      current,
    ])
  )
}

async function findRecords(db: Db, kind: ImportKind, isNamed: SQL): Promise<Current[]> {
  const table = tables[kind]
  const rows = await db
    .select()
    .from(table)
    .where(and(isNamed, isOutOfBin(db, kind)))
    .orderBy(table.id)
  return withParts(db, kind, rows)
}

type Row = Record<string, unknown> & { id: number; updated_at: Date }

async function withParts(db: Db, kind: Plan['kind'], rows: readonly Row[]): Promise<Current[]> {
  const ids = rows.map((row) => row.id)
  const hasParts = kind === 'works' || kind === 'items'
  const named = hasParts ? await findArtists(db, kind, ids) : new Map()
  const words = kind === 'items' ? await findTags(db, ids) : new Map()
  const joined = kind === 'works' ? await findCollections(db, ids) : new Map()
  const moved = kind === 'works' ? await findLastMovements(db, ids) : new Map()
  const sold = kind === 'works' ? await findSold(db, ids) : new Set()
  const shown = hasParts ? await findImages(db, kind, ids) : new Map()
  return rows.map((row) => ({
    id: row.id,
    updated_at: row.updated_at,
    fields: valuesOf(row),
    artists: named.get(row.id) ?? [],
    tags: words.get(row.id) ?? [],
    collections: joined.get(row.id) ?? [],
    images: shown.get(row.id) ?? [],
    movement: moved.get(row.id) ?? null,
    sold: sold.has(row.id),
  }))
}

function valuesOf(row: Row): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, Value][] =>
      value === null || ['string', 'number', 'boolean'].includes(typeof value) ? [[name, asValue(value)]] : []
    )
  )
}

function asValue(value: unknown): Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

async function findArtists(db: Db, kind: 'works' | 'items', ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : kind === 'works'
        ? await db
            .select({ owner: works.id, ...knownColumns })
            .from(works)
            .innerJoin(artists, eq(artists.id, works.artist_id))
            .where(inArray(works.id, [...ids]))
        : await db
            .select({ owner: itemArtists.item_id, ...knownColumns })
            .from(itemArtists)
            .innerJoin(artists, eq(artists.id, itemArtists.artist_id))
            .where(inArray(itemArtists.item_id, [...ids]))
            .orderBy(itemArtists.position, artists.id)
  return grouped<Known>(rows.map(({ owner, ...artist }) => [owner, artist]))
}

async function findTags(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string[]>()
  const rows = await db
    .select({ owner: itemTags.item_id, content: tags.content })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tag_id))
    .where(inArray(itemTags.item_id, [...ids]))
    .orderBy(itemTags.position, tags.id)
  return grouped<string>(rows.map((row) => [row.owner, row.content]))
}

async function findImages(db: Db, kind: 'works' | 'items', ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : kind === 'works'
        ? await db
            .select({ owner: workImages.work_id, ...imageColumns })
            .from(workImages)
            .innerJoin(pictures, isPicture(workImages.file))
            .where(and(inArray(workImages.work_id, [...ids]), isNull(workImages.deleted_at)))
        : await db
            .select({ owner: itemFiles.item_id, ...imageColumns })
            .from(itemFiles)
            .innerJoin(pictures, isPicture(itemFiles.file))
            .where(and(inArray(itemFiles.item_id, [...ids]), isNull(itemFiles.deleted_at)))
  return grouped<StoredImage>(rows.map(({ owner, ...image }) => [owner, image]))
}

const imageColumns = {
  file: pictures.file,
  bytes: pictures.bytes,
  width: pictures.width,
  height: pictures.height,
}

function isPicture(file: PgColumn) {
  return and(eq(pictures.folder, 'images'), eq(pictures.file, file))
}

async function findCollections(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string[]>()
  const rows = await db
    .select({ owner: collectionWorks.work_id, title: collections.title_es })
    .from(collectionWorks)
    .innerJoin(collections, eq(collections.id, collectionWorks.collection_id))
    .where(and(inArray(collectionWorks.work_id, [...ids]), isNull(collections.deleted_at)))
  return grouped<string>(rows.map((row) => [row.owner, row.title]))
}

/** What rows may name by title, and the pictures that came with the file. */
export async function findPlaces(db: Db, importId: number | null): Promise<Places> {
  const listed = async (table: typeof archives | typeof collections) => {
    const rows = await db
      .select({ id: table.id, es: table.title_es, en: table.title_en })
      .from(table)
      .where(isNull(table.deleted_at))
    const names = rows.flatMap(({ id, es, en }) =>
      [...new Set([folded(es), folded(en)])]
        .filter((name) => name !== '')
        .map((name): [string, number] => [name, id])
    )
    return grouped<number, string>(names)
  }
  const images =
    importId === null
      ? []
      : await db
          .select({ name: importImages.name, ...imageColumns })
          .from(importImages)
          .innerJoin(pictures, isPicture(importImages.file))
          .where(eq(importImages.import_id, importId))
  const refused =
    importId === null
      ? []
      : await db.select().from(importRefusedImages).where(eq(importRefusedImages.import_id, importId))
  const known = await listed(archives)
  return {
    archives: known,
    archiveIds: new Set([...known.values()].flat()),
    collections: await listed(collections),
    images: new Map(images.map(({ name, ...image }) => [name, image])),
    refusedImages: new Map(refused.map(({ name, reason }) => [name, reason])),
  }
}

function grouped<Member, Key = number>(pairs: readonly (readonly [Key, Member])[]): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>()
  for (const [key, member] of pairs) {
    const members = groups.get(key)
    if (members) members.push(member)
    else groups.set(key, [member])
  }
  return groups
}
