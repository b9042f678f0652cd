import type { LedgerMovement, Movement, MovementForm, WorkRow } from '@gallery/contract'
import { and, desc, eq, inArray, isNotNull, not, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { idsInOrder } from '../idsOf.ts'
import { authorOf } from '../tables/fullName.ts'
import { isStanding, lastFirst } from '../tables/lastLine.ts'
import { isSold } from '../tables/sold.ts'
import { users } from '../tables/users.table.ts'
import { movements } from '../tables/works.table.ts'
import type { Writing } from '../writing.ts'
import { findConditions } from './conditions.queries.ts'
import { endHoldsBySale, findHoldsEndedBy, refuseHeldSales, reopenHolds, salesAmong } from './heldSales.ts'

const columns = {
  id: movements.id,
  status: movements.status,
  owner: movements.owner,
  price: movements.price,
  currency: movements.currency,
  address: movements.address,
  date: movements.date,
  purpose: movements.purpose,
  due: movements.due,
  consigned_until: movements.consigned_until,
  contact: movements.contact,
}

const striker = alias(users, 'striker')
const minder = alias(users, 'minder')

/** Lines of ledgers with who wrote, struck and minds them: give {@link shownMovement} each. */
export function selectMovements(db: Db, where: SQL | undefined) {
  return db
    .select({
      ...columns,
      work_id: movements.work_id,
      contact_email: movements.contact_email,
      minder: authorOf(minder),
      created_at: movements.created_at,
      author: authorOf(users),
      struck_at: movements.struck_at,
      struck_why: movements.struck_why,
      striker: authorOf(striker),
    })
    .from(movements)
    .leftJoin(users, eq(users.id, movements.created_by))
    .leftJoin(striker, eq(striker.id, movements.struck_by))
    .leftJoin(minder, eq(minder.id, movements.minded_by))
    .where(where)
}

type SelectedMovement = Omit<Awaited<ReturnType<typeof selectMovements>>[number], 'work_id'>

/** A line as it goes out. */
export function shownMovement({ author, striker, minder, ...row }: SelectedMovement): Movement {
  return {
    ...row,
    minded_by: minder,
    created_at: row.created_at.toISOString(),
    created_by: author,
    struck_at: row.struck_at?.toISOString() ?? null,
    struck_by: striker,
  }
}

/** The ledger of a work, newest first, with the lines that are struck through and the condition that it was in. */
export async function findMovements(db: Db, workId: number): Promise<LedgerMovement[]> {
  const rows = await selectMovements(db, eq(movements.work_id, workId)).orderBy(...lastFirst)
  const found = await findConditions(db, workId)
  return rows.map(({ work_id, ...row }) => ({ ...shownMovement(row), conditions: found.get(row.id) ?? [] }))
}

/**
 * What happened last to each work, by the work's id. With `asConsigned` sales do not count, nor what happened to the work
 * while it was sold: who bought a work consigned nothing, and what was paid is not what was agreed with whoever did.
 */
export async function findLastMovements(
  db: Db,
  workIds: readonly number[],
  { asConsigned = false }: { asConsigned?: boolean } = {}
): Promise<Map<number, NonNullable<WorkRow['last_movement']>>> {
  if (workIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([movements.work_id], { work_id: movements.work_id, ...columns })
    .from(movements)
    .where(
      and(
        inArray(movements.work_id, [...workIds]),
        isStanding,
        asConsigned ? not(isSold('movements')) : undefined
      )
    )
    .orderBy(desc(movements.work_id), ...lastFirst)
  return new Map(rows.map(({ work_id, ...movement }) => [work_id, movement]))
}

/** Which of some works are sold, wherever they are since. */
export async function findSold(db: Db, workIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (workIds.length === 0) return new Set()
  const rows = await db
    .selectDistinctOn([movements.work_id], { work: movements.work_id, sold: isSold('movements') })
    .from(movements)
    .where(and(inArray(movements.work_id, [...workIds]), isStanding))
    .orderBy(desc(movements.work_id), ...lastFirst)
  return new Set(rows.flatMap(({ work, sold }) => (sold ? [work] : [])))
}

/** By which line each of some works is sold, wherever they are since, by the work's id: no line of another status sells. */
export async function findSales(
  db: Db,
  workIds: readonly number[]
): Promise<Map<number, NonNullable<WorkRow['last_movement']>>> {
  const sold = await findSold(db, workIds)
  if (sold.size === 0) return new Map()
  const rows = await db
    .selectDistinctOn([movements.work_id], { work_id: movements.work_id, ...columns })
    .from(movements)
    .where(and(inArray(movements.work_id, [...sold]), isStanding, eq(movements.status, 'Vendida')))
    .orderBy(desc(movements.work_id), ...lastFirst)
  return new Map(rows.map(({ work_id, ...movement }) => [work_id, movement]))
}

/** A line to write: what it says, and what else there may be to say of it. */
export type NewLine = Pick<MovementForm, 'status' | 'owner' | 'price' | 'currency' | 'address'> &
  Partial<MovementForm> & { date: string }

/** Adds a line to the ledger of a work. @returns its id */
export async function addMovement(
  db: Db,
  workId: number,
  movement: NewLine,
  { now, by }: Writing
): Promise<number> {
  const [added] = await db
    .insert(movements)
    .values({ minded_by: by, ...movement, work_id: workId, created_at: now, created_by: by })
    .returning({ id: movements.id })
  if (!added) throw new Error('The database did not answer with the new movement')
  return added.id
}

/**
 * Strikes lines through, set by mistake: they stay where they are, with who and when. Holds that they ended are open again.
 *
 * @throws Refused 409 where an older sale would stand again of a work that somebody else holds by now
 *
 * @returns those that were standing, in order of id
 */
export async function strikeMovements(
  db: Db,
  ids: readonly number[],
  writing: Writing,
  why = ''
): Promise<number[]> {
  const { now, by } = writing
  const struck = await db
    .update(movements)
    .set({ struck_at: now, struck_by: by, struck_why: why })
    .where(and(inArray(movements.id, [...ids]), isStanding))
    .returning({ id: movements.id, work: movements.work_id })
  const lines = idsInOrder(struck)
  await settleHolds(db, struck, writing)
  return lines
}

/**
 * Takes back that lines were struck through.
 *
 * @returns those that were, in order of id
 * @throws Refused 409 for a sale of a work that somebody else holds by now
 */
export async function unstrikeMovements(db: Db, ids: readonly number[], writing: Writing): Promise<number[]> {
  const standing = await db
    .update(movements)
    .set({ struck_at: null, struck_by: null, struck_why: '' })
    .where(and(inArray(movements.id, [...ids]), isNotNull(movements.struck_at)))
    .returning({ id: movements.id })
  const lines = idsInOrder(standing)
  const sales = await salesAmong(db, lines)
  await refuseHeldSales(db, new Map(sales.map((sale) => [sale.work, sale])), writing.now)
  await endHoldsBySale(db, sales, writing)
  return lines
}

/**
 * Takes lines away as if they had never been. Holds that they ended are open again, unless their works are sold by others.
 * The works must be locked.
 */
export async function dropMovements(db: Db, ids: readonly number[], writing: Writing): Promise<void> {
  const lines = await db
    .select({ id: movements.id, work: movements.work_id })
    .from(movements)
    .where(inArray(movements.id, [...ids]))
  // Before they go: with a line goes which holds it ended.
  const ended = await findHoldsEndedBy(db, idsInOrder(lines))
  await db.delete(movements).where(inArray(movements.id, [...ids]))
  const sold = await findSold(
    db,
    lines.map(({ work }) => work)
  )
  const open = ended.filter(({ work_id }) => !sold.has(work_id))
  await reopenHolds(db, open, writing)
}

/** Strikes one line of a work through. @throws Refused 404 when its ledger has no such line, or it is struck already. */
export async function strikeMovement(db: Db, workId: number, id: number, writing: Writing): Promise<void> {
  const isIts = await db.$count(movements, and(eq(movements.id, id), eq(movements.work_id, workId)))
  const struck = isIts === 0 ? [] : await strikeMovements(db, [id], writing)
  if (struck.length === 0) throw notFound()
}

/** What lines that were struck through ended is open again, unless their works are still sold, or sold again by it. */
async function settleHolds(
  db: Db,
  struck: readonly { id: number; work: number }[],
  writing: Writing
): Promise<void> {
  const works = struck.map(({ work }) => work)
  const last = await findLastMovements(db, works)
  const sold = await findSold(db, works)
  const sales = new Map(
    [...last].flatMap(([work, { id, owner }]) =>
      sold.has(work) ? [[work, { id, owner, status: 'Vendida' } as const] as const] : []
    )
  )
  const unsold = struck.filter(({ work }) => !sales.has(work))
  await reopenHolds(db, await findHoldsEndedBy(db, idsInOrder(unsold)), writing)
  await refuseHeldSales(db, sales, writing.now)
  const ending = [...sales].map(([work, { id, owner }]) => ({ work, movement: id, owner }))
  await endHoldsBySale(db, ending, writing)
}
