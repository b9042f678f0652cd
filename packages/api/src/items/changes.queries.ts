import { type ItemChange, type ItemForm, itemFields, namesOfKind } from '@gallery/contract'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { lastSaved, refuseStale } from '../conflict.ts'
import { withDateWords } from '../dates/dateWords.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { randomHash } from '../hash.ts'
import { withCleanHtml } from '../html.ts'
import { keepArtists, requireArtists } from '../knownArtists.ts'
import { archives } from '../tables/archives.table.ts'
import { items } from '../tables/items.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { artistIdsOf, replaceArtists, setArtists } from './artists.queries.ts'
import { findItemDetail } from './item.queries.ts'
import { setTags } from './tags.queries.ts'

const htmlFields = namesOfKind(itemFields, 'html')

/**
 * Adds an item. Call it inside a transaction. @returns its id.
 * @throws InvalidInput for an unknown archive or artist.
 */
export async function createItem(
  db: Db,
  { artists, tags, ...form }: ItemForm,
  writing: Writing
): Promise<number> {
  await requireArchive(db, form.archive_id)
  const [item] = await db
    .insert(items)
    .values({ ...withDateWords(withCleanHtml(form, htmlFields)), hash: randomHash(), ...created(writing) })
    .returning({ id: items.id })
  if (!item) throw new Error('The database did not answer with the new item')
  await setArtists(db, item.id, artists)
  await setTags(db, item.id, tags)
  return item.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown item; 409 with the current record as `data` when it was saved after the state that
 * the change started from.
 * @throws InvalidInput for an unknown archive or artist.
 */
export async function changeItem(
  db: Db,
  id: number,
  { updated_at: startedFrom, artists, tags, ...change }: ItemChange,
  writing: Writing
): Promise<void> {
  if (artists !== undefined) await keepArtists(db, artists)
  const current = await lockItem(db, id)
  await refuseStale(db, startedFrom, current, async () => ({ data: await findItemDetail(db, id) }))
  if (change.archive_id !== undefined && change.archive_id !== current.archive_id) {
    await requireArchive(db, change.archive_id)
  }
  await db
    .update(items)
    .set({ ...withDateWords(withCleanHtml(change, htmlFields)), ...stamp(items.updated_at, writing) })
    .where(eq(items.id, id))
  if (artists !== undefined) await setArtists(db, id, artists)
  if (tags !== undefined) await setTags(db, id, tags)
}

/**
 * Adds an artist to an item, at the end, or takes them out. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown item
 * @throws InvalidInput on `id`, which is what the request calls the artist
 */
export async function toggleArtist(
  db: Db,
  itemId: number,
  artistId: number,
  writing: Writing
): Promise<void> {
  await requireArtists(db, [artistId], 'id')
  await touchItem(db, itemId, writing)
  const current = await artistIdsOf(db, itemId)
  const others = current.filter((id) => id !== artistId)
  await replaceArtists(db, itemId, others.length < current.length ? others : [...current, artistId])
}

/** Puts an item into the bin, from where it can be restored. @throws Refused 404 for an unknown one. */
export async function binItem(db: Db, id: number, writing: Writing): Promise<void> {
  const binned = await db
    .update(items)
    .set({ deleted_at: writing.now, ...stamp(items.updated_at, writing) })
    .where(and(eq(items.id, id), isNull(items.deleted_at)))
    .returning({ id: items.id })
  if (binned.length === 0) throw notFound()
}

/** Takes an item out of the bin, with all that it had. @throws Refused 404 for one that is not there. */
export async function restoreItem(db: Db, id: number, writing: Writing): Promise<void> {
  const restored = await db
    .update(items)
    .set({ deleted_at: null, ...stamp(items.updated_at, writing) })
    .where(and(eq(items.id, id), isNotNull(items.deleted_at)))
    .returning({ id: items.id })
  if (restored.length === 0) throw notFound()
}

/**
 * Locks an item whose parts change, and notes the change on it. Call it inside a transaction.
 *
 * @param startedFrom the item's `updated_at` that the change started from, if it minds.
 * @throws Refused 404 for an unknown item; 409 with the current record as `data` when it was saved since.
 */
export async function touchItem(db: Db, id: number, writing: Writing, startedFrom?: string): Promise<void> {
  const current = await lockItem(db, id)
  await refuseStale(db, startedFrom, current, async () => ({ data: await findItemDetail(db, id) }))
  await db.update(items).set(stamp(items.updated_at, writing)).where(eq(items.id, id))
}

async function lockItem(db: Db, id: number) {
  const [item] = await db
    .select({ archive_id: items.archive_id, ...lastSaved(items) })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deleted_at)))
    .for('no key update')
  if (!item) throw notFound()
  return item
}

/** Null is the general archive, which always exists. */
async function requireArchive(db: Db, id: number | null): Promise<void> {
  if (id === null) return
  const [known] = await db
    .select({ id: archives.id })
    .from(archives)
    .where(and(eq(archives.id, id), isNull(archives.deleted_at)))
  if (!known) throw new InvalidInput({ archive_id: 'field.archive_id.unknown' })
}
