import type { MovementLine } from '@gallery/contract'
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { idsInOrder } from '../idsOf.ts'
import { keepPrices } from '../rooms/keepPrices.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { movements, works } from '../tables/works.table.ts'
import { stamp, type Writing } from '../writing.ts'
import { endHoldsBySale, refuseHeldSales, salesAmong } from './heldSales.ts'
import { findLastMovements, findSold, strikeMovements, unstrikeMovements } from './movements.queries.ts'
import { onTopOf } from './onTopOf.ts'
import { refuseMoved, type Seen } from './refuseMoved.ts'

// Every function here works inside a transaction of its caller and leaves alone what is in the bin or unknown, so that
// a list that somebody else shortened since does not refuse the rest. It answers with what it really changed.

/** Shows or hides works. @returns those that were not so before, in order of id. */
export function publishWorks(
  db: Db,
  ids: readonly number[],
  isPublic: boolean,
  writing: Writing
): Promise<number[]> {
  return change(
    db,
    ids,
    { public: isPublic },
    and(isNull(works.deleted_at), ne(works.public, isPublic)),
    writing
  )
}

/** Puts works into the bin. @returns those that were not there. */
export function binWorks(db: Db, ids: readonly number[], writing: Writing): Promise<number[]> {
  return change(db, ids, { deleted_at: writing.now }, isNull(works.deleted_at), writing)
}

/** Takes works out of the bin, with all that hung on them. @returns those that were there. */
export function restoreWorks(db: Db, ids: readonly number[], writing: Writing): Promise<number[]> {
  return change(db, ids, { deleted_at: null }, isNotNull(works.deleted_at), writing)
}

/** Changes the works that are as `was` says. @returns their ids, in order. */
async function change(
  db: Db,
  ids: readonly number[],
  to: Partial<Pick<typeof works.$inferInsert, 'public' | 'deleted_at'>>,
  was: SQL | undefined,
  writing: Writing
): Promise<number[]> {
  await lockWorks(db, ids)
  const changed = await db
    .update(works)
    .set({ ...to, ...stamp(works.updated_at, writing) })
    .where(and(inArray(works.id, [...ids]), was))
    .returning({ id: works.id })
  return idsInOrder(changed)
}

/**
 * Adds works to a collection in the order given, after those that it has.
 *
 * @returns those that were not in it.
 * @throws InvalidInput for an unknown collection.
 */
export async function addToCollection(
  db: Db,
  ids: readonly number[],
  collection: number,
  writing: Writing
): Promise<number[]> {
  await touchCollection(db, collection, writing)
  const kept = new Set(await lockWorks(db, ids))
  const rows = [...new Set(ids)].filter((id) => kept.has(id))
  if (rows.length === 0) return []
  const last = sql`(select coalesce(max(position) + 1, 0) from ${collectionWorks} where collection_id = ${collection})`
  const added = await db
    .insert(collectionWorks)
    .values(
      rows.map((work_id, at) => ({ collection_id: collection, work_id, position: sql`${last} + ${at}::int` }))
    )
    .onConflictDoNothing()
    .returning({ id: collectionWorks.work_id })
  await keepPrices(db, collection, { now: writing.now, anew: false })
  return idsInOrder(added)
}

/** Takes works out of a collection. @returns those that were in it. @throws InvalidInput for an unknown collection. */
export async function takeFromCollection(
  db: Db,
  ids: readonly number[],
  collection: number,
  writing: Writing
): Promise<number[]> {
  await touchCollection(db, collection, writing)
  const taken = await db
    .delete(collectionWorks)
    .where(and(eq(collectionWorks.collection_id, collection), inArray(collectionWorks.work_id, [...ids])))
    .returning({ id: collectionWorks.work_id })
  return idsInOrder(taken)
}

/**
 * Writes one line into the ledger of each work, on top of the last one that it has by then.
 *
 * @param despiteHolds sells what others hold too, whose holds are over by it.
 * @param seen what whoever writes has seen; see `refuseMoved`.
 * @returns the ids of the lines.
 * @throws Refused 409 for a sale of works that others hold, or that moved since they were seen, with those.
 */
export async function addMovements(
  db: Db,
  ids: readonly number[],
  {
    movement,
    despiteHolds,
    seen,
  }: {
    movement: MovementLine & { date: string }
    despiteHolds: boolean
    seen: Seen
  },
  writing: Writing
): Promise<number[]> {
  const kept = await lockWorks(db, ids)
  if (kept.length === 0) return []
  const last = await findLastMovements(db, kept)
  const sold = await findSold(db, kept)
  const told = new Map(kept.map((id) => [id, onTopOf(last.get(id) ?? null, sold.has(id), movement)]))
  await refuseMoved(db, told, last, seen)
  if (!despiteHolds) await refuseHeldSales(db, told, writing.now)
  await touchAll(db, kept, writing)
  const { now, by } = writing
  const added = await db
    .insert(movements)
    .values(
      [...told].map(([work_id, line]) => ({
        minded_by: by,
        ...line,
        work_id,
        created_at: now,
        created_by: by,
      }))
    )
    .returning({ id: movements.id })
  const lines = idsInOrder(added)
  await endHoldsBySale(db, await salesAmong(db, lines), writing)
  return lines
}

/** Strikes lines of the ledgers through, such as a status set by mistake. @returns those that were standing. */
export async function strikeLines(
  db: Db,
  ids: readonly number[],
  writing: Writing,
  why = ''
): Promise<number[]> {
  await touchWorksOf(db, ids, writing)
  return strikeMovements(db, ids, writing, why)
}

/** Takes back that lines of the ledgers were struck through. @returns those that were. */
export async function unstrikeLines(db: Db, ids: readonly number[], writing: Writing): Promise<number[]> {
  await touchWorksOf(db, ids, writing)
  return unstrikeMovements(db, ids, writing)
}

/** Locks and stamps the works that lines of the ledgers belong to. */
async function touchWorksOf(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  const found = await db
    .select({ work_id: movements.work_id })
    .from(movements)
    .where(inArray(movements.id, [...ids]))
  const kept = await lockWorks(
    db,
    found.map((movement) => movement.work_id)
  )
  await touchAll(db, kept, writing)
}

/** Locks works in order of id, so that two requests cannot wait for each other. @returns those out of the bin. */
export async function lockWorks(db: Db, ids: readonly number[]): Promise<number[]> {
  const locked = await db
    .select({ id: works.id, deleted_at: works.deleted_at })
    .from(works)
    .where(inArray(works.id, [...ids]))
    .orderBy(works.id)
    .for('no key update')
  return locked.filter((work) => work.deleted_at === null).map((work) => work.id)
}

async function touchAll(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  await db
    .update(works)
    .set(stamp(works.updated_at, writing))
    .where(inArray(works.id, [...ids]))
}

async function touchCollection(db: Db, id: number, writing: Writing): Promise<void> {
  const touched = await db
    .update(collections)
    .set(stamp(collections.updated_at, writing))
    .where(and(eq(collections.id, id), isNull(collections.deleted_at)))
    .returning({ id: collections.id })
  if (touched.length === 0) throw new InvalidInput({ collection: 'field.choice' })
}
