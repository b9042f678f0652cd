import { MovementForm } from '@gallery/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { keepPrices } from '../rooms/keepPrices.ts'
import { artists } from '../tables/artists.table.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { importImages, type importRows } from '../tables/imports.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { movements, workImages } from '../tables/works.table.ts'
import { findFollowed } from '../works/following.queries.ts'
import { endHoldsBySale, refuseHeldSales, salesAmong } from '../works/heldSales.ts'
import { created, type Writing } from '../writing.ts'
import { type JournalLine, note } from './journal.queries.ts'
import { type ArtistRef, type Data, keyOfNew, type NewArtist } from './judged.ts'
import { linkItems } from './linkItems.queries.ts'
import { type MadePlaces, makePlaces, placeId } from './madePlaces.queries.ts'
import type { Told } from './newArtists.queries.ts'
import type { Plan } from './plan.ts'
import { insertRecords, lockRecords, updateRecord } from './records.queries.ts'

/** A row to write, as the dry run left it. */
export type StagedRow = Pick<
  typeof importRows.$inferSelect,
  'row' | 'state' | 'record_id' | 'seen_at' | 'data'
>

/** What writing rows needs to know. */
export type WritingRows = {
  importId: number
  kind: Plan['kind']
  writing: Writing
  /** Today in the gallery, for movements without a day. */
  today: string
  /** Artists that this import made, by what rows that mean the same have in common: it grows. */
  made: Map<string, number>
  /** What all rows together tell of those artists, by the same. */
  told: ReadonlyMap<string, Told>
  /** Collections and archives that this import made. */
  places: MadePlaces
}

/** A row with the record that it went to. */
type Placed = { row: number; id: number; data: Data; isNew: boolean }

/**
 * Writes some rows and notes in the journal what was there before. Call it inside a transaction.
 *
 * @throws Refused 409 when a record was changed after the dry run, which then is no longer true
 */
export async function writeRows(db: Db, rows: readonly StagedRow[], needs: WritingRows): Promise<void> {
  const names = rows.flatMap(({ data }) => data.artists ?? [])
  await makeArtists(db, names, needs)
  await makePlaces(
    db,
    rows.map(({ data }) => data),
    needs
  )
  const placed = [...(await addNew(db, rows, needs)), ...(await changeOld(db, rows, needs))]
  if (needs.kind === 'works') await addMovements(db, placed, needs)
  if (needs.kind === 'works') await joinCollections(db, placed, needs)
  if (needs.kind === 'items') {
    const linked = placed.map(({ id, isNew, data: { artists: refs, tags } }) => ({
      id,
      isNew,
      tags,
      artists: refs?.map((ref) => idOf(ref, needs.made)),
    }))
    await linkItems(db, linked, needs.importId)
  }
  await attachImages(db, placed, needs)
}

async function makeArtists(
  db: Db,
  refs: readonly ArtistRef[],
  { importId, writing, made, told }: WritingRows
) {
  const fresh = new Map<string, NewArtist>()
  for (const ref of refs) {
    if ('name' in ref && !made.has(keyOfNew(ref)) && !fresh.has(keyOfNew(ref))) fresh.set(keyOfNew(ref), ref)
  }
  if (fresh.size === 0) return
  const values = [...fresh].map(([key, { name }]) => {
    const { last_name = '', dates = '' } = told.get(key) ?? {}
    return { display: name, last_name, dates_es: dates, dates_en: dates, ...created(writing) }
  })
  const rows = await db.insert(artists).values(values).returning({ id: artists.id })
  for (const [at, key] of [...fresh.keys()].entries()) {
    const id = rows[at]?.id
    if (id !== undefined) made.set(key, id)
  }
  await note(
    db,
    importId,
    rows.map(({ id }): JournalLine => ({ what: 'artists', row_id: id, owner_id: id, left_at: writing.now }))
  )
}

function idOf(ref: ArtistRef, made: ReadonlyMap<string, number>): number {
  const id = 'id' in ref ? ref.id : made.get(keyOfNew(ref))
  if (id === undefined) throw new Error('Every artist of a row is made before it')
  return id
}

/** The fields that a row gives its record, with the artist of a work and the archive of an item. */
function fieldsOf(
  { fields, artists: refs, archive }: Data,
  { kind, made, places }: WritingRows
): Record<string, unknown> {
  if (archive) return { ...fields, archive_id: placeId(places.archives, archive) }
  if (kind !== 'works' || refs === undefined) return fields
  const [ref] = refs
  return { ...fields, artist_id: ref ? idOf(ref, made) : null }
}

async function addNew(db: Db, rows: readonly StagedRow[], needs: WritingRows): Promise<Placed[]> {
  const { importId, kind, writing } = needs
  const fresh = rows.filter((row) => row.state === 'new')
  if (fresh.length === 0) return []
  const ids = await insertRecords(
    db,
    kind,
    fresh.map((row) => fieldsOf(row.data, needs)),
    writing
  )
  const lines = ids.map((id): JournalLine => ({ what: kind, row_id: id, owner_id: id, left_at: writing.now }))
  await note(db, importId, lines)
  return fresh.flatMap(({ data, row }, at) => {
    const id = ids[at]
    return id === undefined ? [] : [{ row, id, data, isNew: true }]
  })
}

async function changeOld(db: Db, rows: readonly StagedRow[], needs: WritingRows): Promise<Placed[]> {
  const { importId, kind, writing } = needs
  const old = rows.flatMap(({ row, state, record_id, seen_at, data }) =>
    state === 'changed' && record_id !== null ? [{ row, id: record_id, seen_at, data }] : []
  )
  if (old.length === 0) return []
  const before = await lockRecords(
    db,
    kind,
    old.map(({ id }) => id)
  )
  const lines: JournalLine[] = []
  for (const { id, seen_at, data } of old) {
    const was = before.get(id)
    if (!was || was.updated_at.getTime() !== seen_at?.getTime()) throw new Refused(409, 'import.stale')
    const left_at = await updateRecord(db, { kind, id }, fieldsOf(data, needs), writing)
    lines.push({ what: kind, row_id: id, owner_id: id, was: was.row, links: was.links, left_at })
  }
  await note(db, importId, lines)
  return old.map(({ row, id, data }) => ({ row, id, data, isNew: false }))
}

async function addMovements(db: Db, placed: readonly Placed[], { importId, writing, today }: WritingRows) {
  const told = placed.flatMap(({ id, data: { movement } }) =>
    movement ? [{ id, form: MovementForm.parse(movement), date: movement.date }] : []
  )
  if (told.length === 0) return
  const follow = await findFollowed(
    db,
    told.map(({ id }) => id),
    today
  )
  const values = told.map(({ id, form, date }) => ({
    minded_by: writing.by,
    ...form,
    ...follow(id, form.status),
    ...(date === undefined ? {} : { date }),
    work_id: id,
    created_at: writing.now,
    created_by: writing.by,
  }))
  // What somebody holds is not sold to somebody else by a table.
  await refuseHeldSales(db, new Map(values.map((line) => [line.work_id, line])), writing.now)
  const rows = await db
    .insert(movements)
    .values(values)
    .returning({ id: movements.id, owner: movements.work_id })
  const sales = await salesAmong(
    db,
    rows.map(({ id }) => id)
  )
  await endHoldsBySale(db, sales, writing)
  await note(
    db,
    importId,
    rows.map(({ id, owner }): JournalLine => ({ what: 'movement', row_id: id, owner_id: owner }))
  )
}

async function joinCollections(
  db: Db,
  placed: readonly Placed[],
  { importId, places, writing: { now } }: WritingRows
): Promise<void> {
  const joins = placed.flatMap(({ id, data }) =>
    (data.collections ?? []).map((place) => ({
      collection_id: placeId(places.collections, place),
      work_id: id,
    }))
  )
  const lines: JournalLine[] = []
  for (const { collection_id, work_id } of joins) {
    const position = sql`(select coalesce(max(position) + 1, 0) from ${collectionWorks} where collection_id = ${collection_id})`
    const joined = await db
      .insert(collectionWorks)
      .values({ collection_id, work_id, position })
      .onConflictDoNothing()
      .returning({ row_id: collectionWorks.collection_id, owner_id: collectionWorks.work_id })
    // One that somebody put there after the review stays when the import is undone.
    lines.push(...joined.map((row): JournalLine => ({ what: 'membership', ...row })))
  }
  for (const collection of new Set(joins.map(({ collection_id }) => collection_id))) {
    await keepPrices(db, collection, { now, anew: false })
  }
  await note(db, importId, lines)
}

async function attachImages(db: Db, placed: readonly Placed[], { importId, kind, writing }: WritingRows) {
  const named = placed.flatMap(({ id, data }) => (data.image === undefined ? [] : [{ id, name: data.image }]))
  if (named.length === 0) return
  const known = await db
    .select()
    .from(importImages)
    .where(
      and(
        eq(importImages.import_id, importId),
        inArray(
          importImages.name,
          named.map(({ name }) => name)
        )
      )
    )
  for (const { id, name } of named) {
    const image = known.find((each) => each.name === name)
    if (!image) continue
    const row_id = await attachImage(db, { kind, id }, image, writing)
    await note(db, importId, [{ what: 'image', row_id, owner_id: id }])
  }
}

async function attachImage(
  db: Db,
  { kind, id: owner }: { kind: Plan['kind']; id: number },
  { file, name, bytes, mime }: typeof importImages.$inferSelect,
  writing: Writing
): Promise<number> {
  const position = (table: typeof workImages | typeof itemFiles, column: PgColumn) =>
    sql`(select coalesce(max(position) + 1, 0) from ${table} where ${column} = ${owner})`
  const [row] =
    kind === 'works'
      ? await db
          .insert(workImages)
          .values({
            work_id: owner,
            file,
            position: position(workImages, workImages.work_id),
            ...created(writing),
          })
          .returning({ id: workImages.id })
      : await db
          .insert(itemFiles)
          .values({
            item_id: owner,
            file,
            name,
            bytes,
            mime,
            position: position(itemFiles, itemFiles.item_id),
            ...created(writing),
          })
          .returning({ id: itemFiles.id })
  if (!row) throw new Error('The database did not answer with the picture')
  return row.id
}
