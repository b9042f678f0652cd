import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionChange,
  type CollectionForm,
  type CollectionOptions,
  collectionFields,
  maxCovers,
  namesOfKind,
  type RoomShowingChange,
} from '@gallery/contract'
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { lastSaved, refuseStale } from '../conflict.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { withCleanHtml } from '../html.ts'
import { keepPrices } from '../rooms/keepPrices.ts'
import { findShowing, switchColumns } from '../rooms/showing.queries.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { works } from '../tables/works.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { findCollectionDetail } from './collection.queries.ts'
import { newLink } from './newLink.ts'

const htmlFields = namesOfKind(collectionFields, 'html')

/** A form, of which what makes a room may be left out; `image` is a file name under `/storage/collections`. */
type NewCollection = Omit<CollectionForm, 'recipient' | 'open_until' | 'message' | 'prices'> &
  Partial<CollectionForm> & { image?: string }

/** A work of a collection, in its place. */
type Placed = { id: number; cover: boolean; section?: number | null | undefined }

/**
 * Adds a collection with its works in order, none of them its cover. Call it inside a transaction. @returns its id.
 * @throws InvalidInput for an unknown work.
 */
export async function createCollection(
  db: Db,
  { works: workIds, open_until, ...form }: NewCollection,
  writing: Writing
): Promise<number> {
  const [collection] = await db
    .insert(collections)
    .values({
      ...withCleanHtml(form, htmlFields),
      open_until: instantOf(open_until),
      link: newLink(form.public),
      priced_at: writing.now,
      ...created(writing),
    })
    .returning({ id: collections.id })
  if (!collection) throw new Error('The database did not answer with the new collection')
  await setWorks(
    db,
    collection.id,
    workIds.map((id) => ({ id, cover: false })),
    writing.now
  )
  return collection.id
}

/**
 * Changes what `change` carries and leaves the rest alone. Call it inside a transaction.
 *
 * @throws Refused 404 for an unknown collection; 409 with the current record as `data` when it was saved after the
 * state that the change started from.
 * @throws InvalidInput for an unknown work or too many covers.
 */
export async function changeCollection(
  db: Db,
  id: number,
  { updated_at: startedFrom, works: placed, open_until, ...change }: CollectionChange,
  writing: Writing
): Promise<void> {
  const current = await lockCollection(db, id, { startedFrom, now: writing.now })
  await db
    .update(collections)
    .set({
      ...withCleanHtml(change, htmlFields),
      ...(open_until === undefined ? {} : { open_until: instantOf(open_until) }),
      ...linkAfter(current, change.public ?? current.public),
      ...stamp(collections.updated_at, writing),
    })
    .where(eq(collections.id, id))
  if (placed !== undefined) await setWorks(db, id, placed, writing.now)
}

/**
 * Sets what is given of who may see a collection and how. Call it inside a transaction. @throws Refused 404 and 409 as
 * above.
 */
export async function setCollectionOptions(
  db: Db,
  id: number,
  { updated_at: startedFrom, renewLink, open_until, ...options }: CollectionOptions,
  writing: Writing
): Promise<void> {
  const current = await lockCollection(db, id, { startedFrom, now: writing.now })
  const isPublic = options.public ?? current.public
  await db
    .update(collections)
    .set({
      ...options,
      ...(open_until === undefined ? {} : { open_until: instantOf(open_until) }),
      ...linkAfter(current, isPublic),
      ...(renewLink ? { link: newLink(isPublic) } : {}),
      ...stamp(collections.updated_at, writing),
    })
    .where(eq(collections.id, id))
}

/** Gives a collection a stored picture of the folder `collections`, or none. @throws Refused 404 */
export async function setCollectionImage(
  db: Db,
  id: number,
  image: string | null,
  writing: Writing
): Promise<void> {
  await updateKept(db, id, { image, ...stamp(collections.updated_at, writing) })
}

/** Puts a collection into the bin, from where it can be restored; its room is closed with it. @throws Refused 404 */
export async function binCollection(db: Db, id: number, writing: Writing): Promise<void> {
  await updateKept(db, id, { deleted_at: writing.now, ...stamp(collections.updated_at, writing) })
}

/** Takes a collection out of the bin; its room is open again. @throws Refused 404 when it is not in it. */
export async function restoreCollection(db: Db, id: number, writing: Writing): Promise<void> {
  const values = { deleted_at: null, ...stamp(collections.updated_at, writing) }
  await updateKept(db, id, values, isNotNull(collections.deleted_at))
}

function instantOf(text: string | null | undefined): Date | null {
  return typeof text === 'string' ? new Date(text) : null
}

/** A collection that stops being public gets a new link: the old one is known to everybody. */
function linkAfter(current: { public: boolean }, isPublic: boolean) {
  return current.public && !isPublic ? { link: newLink(false) } : {}
}

async function lockCollection(
  db: Db,
  id: number,
  { startedFrom, now }: { startedFrom: string | undefined; now: Date }
) {
  const [current] = await db
    .select({ public: collections.public, ...lastSaved(collections) })
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deleted_at)))
    .for('no key update')
  if (!current) throw notFound()
  await refuseStale(db, startedFrom, current, async () => ({ data: await findCollectionDetail(db, id, now) }))
  return current
}

async function updateKept(
  db: Db,
  id: number,
  values: PgUpdateSetSource<typeof collections>,
  where: SQL = isNull(collections.deleted_at)
): Promise<void> {
  const changed = await db
    .update(collections)
    .set(values)
    .where(and(eq(collections.id, id), where))
    .returning({ id: collections.id })
  if (changed.length === 0) throw notFound()
}

/**
 * Replaces the works of a collection, in this order; works in the bin keep their place until they are restored, and what
 * was taken as the price of a work stays.
 */
async function setWorks(db: Db, id: number, placed: readonly Placed[], now: Date): Promise<void> {
  const rows = [...new Map(placed.map((work) => [work.id, work])).values()]
  if (rows.filter(({ cover }) => cover).length > maxCovers) {
    throw new InvalidInput({ works: { id: 'collection.tooManyCovers', values: { max: maxCovers } } })
  }
  const ids = rows.map((work) => work.id)
  const known = await db
    .select({ id: works.id })
    .from(works)
    .where(and(inArray(works.id, ids), isNull(works.deleted_at)))
  if (known.length < ids.length) throw new InvalidInput({ works: 'field.choice' })
  const shown = await db
    .select({
      id: works.id,
      cover: collectionWorks.cover,
      section: collectionWorks.section,
      price: collectionWorks.price,
      currency: collectionWorks.currency,
      priced_at: collectionWorks.priced_at,
    })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, collectionWorks.work_id))
    .where(and(eq(collectionWorks.collection_id, id), isNull(works.deleted_at)))
    .orderBy(asc(collectionWorks.position), asc(works.id))
  const before = new Map(shown.map((row) => [row.id, row]))
  const places = rows.map(({ id: work, cover, section = before.get(work)?.section ?? null }) =>
    placeOf({ id: work, cover, section })
  )
  if (isDeepStrictEqual(shown.map(placeOf), places)) return
  const kept = db.select({ id: works.id }).from(works).where(isNull(works.deleted_at))
  await db
    .delete(collectionWorks)
    .where(and(eq(collectionWorks.collection_id, id), inArray(collectionWorks.work_id, kept)))
  if (rows.length === 0) return
  await db.insert(collectionWorks).values(
    places.map(({ id: work_id, ...place }, position) => {
      const { price = null, currency = '', priced_at = null } = before.get(work_id) ?? {}
      return { collection_id: id, work_id, position, ...place, price, currency, priced_at }
    })
  )
  await keepPrices(db, id, { now, anew: false })
}

const placeOf = ({ id, cover, section }: Required<Placed>) => ({ id, cover, section })

/** Sets how a room shows its works. Call it inside a transaction. @throws Refused 404 */
export async function setShowing(
  db: Db,
  id: number,
  { prices, shows = {}, watched, retake }: RoomShowingChange,
  writing: Writing
): Promise<void> {
  const { now } = writing
  await lockCollection(db, id, { startedFrom: undefined, now })
  const { priced_at } = await findShowing(db, id)
  // Rooms that are older than these prices have none: the day on which somebody wants them is theirs.
  const anew = retake || (prices === 'shared' && priced_at === null)
  await db
    .update(collections)
    .set({
      ...(prices === undefined ? {} : { prices }),
      ...(watched === undefined ? {} : { watched }),
      ...switchColumns(shows),
      ...(anew ? { priced_at: now } : {}),
      ...stamp(collections.updated_at, writing),
    })
    .where(eq(collections.id, id))
  if (anew) await keepPrices(db, id, { now, anew })
}
