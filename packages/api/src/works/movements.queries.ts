import type { Movement, MovementForm, WorkRow } from '@gallery/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { authorOf, fullName } from '../users/fullName.ts'
import { users } from '../users/users.table.ts'
import type { Writing } from '../writing.ts'
import { movements } from './works.table.ts'

const columns = {
  id: movements.id,
  status: movements.status,
  owner: movements.owner,
  price: movements.price,
  currency: movements.currency,
  address: movements.address,
  date: movements.date,
}

/** The ledger of a work, newest first. */
export async function findMovements(db: Db, workId: number): Promise<Movement[]> {
  const rows = await db
    .select({ ...columns, created_at: movements.created_at, author: fullName(users) })
    .from(movements)
    .leftJoin(users, eq(users.id, movements.created_by))
    .where(eq(movements.work_id, workId))
    .orderBy(desc(movements.date), desc(movements.id))
  return rows.map(({ author, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    created_by: authorOf(author),
  }))
}

/** What happened last to each work, by the work's id. */
export async function findLastMovements(
  db: Db,
  workIds: readonly number[]
): Promise<Map<number, NonNullable<WorkRow['last_movement']>>> {
  if (workIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([movements.work_id], { work_id: movements.work_id, ...columns })
    .from(movements)
    .where(inArray(movements.work_id, [...workIds]))
    .orderBy(desc(movements.work_id), desc(movements.date), desc(movements.id))
  return new Map(rows.map(({ work_id, ...movement }) => [work_id, movement]))
}

/** Adds a line to the ledger of a work. */
export async function addMovement(
  db: Db,
  workId: number,
  movement: MovementForm & { date: string },
  { now, by }: Writing
): Promise<void> {
  await db.insert(movements).values({ ...movement, work_id: workId, created_at: now, created_by: by })
}

/** Takes a line out of the ledger of a work, set by mistake. @throws Refused 404 when the ledger has no such line. */
export async function removeMovement(db: Db, workId: number, id: number): Promise<void> {
  const removed = await db
    .delete(movements)
    .where(and(eq(movements.id, id), eq(movements.work_id, workId)))
    .returning({ id: movements.id })
  if (removed.length === 0) throw notFound()
}
