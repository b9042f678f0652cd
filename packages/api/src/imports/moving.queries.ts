import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { imports, type movingStates } from '../tables/imports.table.ts'
import type { ImportRecord } from './imports.queries.ts'

/** What an import is to do next. */
export type Move = {
  /** The states in which it can be asked for. */
  from: readonly ImportRecord['state'][]
  to: (typeof movingStates)[number]
  /** Whether an undo leaves what was changed later, in place of stopping. @default false */
  keeps?: boolean
  /** Until when whoever asks has it in hand himself, see `lease.ts`; null leaves it to the worker. @default null */
  locked_until?: Date | null
}

/**
 * Sets an import to move, from which the worker takes it, if it is in a state to.
 *
 * @throws Refused 409 when it is not
 */
export async function askToMove(
  db: Db,
  id: number,
  { from, to: state, keeps = false, locked_until = null }: Move
): Promise<void> {
  const moved = await db
    .update(imports)
    .set({ state, keeps, sought: false, cancelled: false, locked_until, todo: 0, done: 0, failure: '' })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id })
  if (moved.length === 0) throw new Refused(409, 'import.state')
}

/** Asks whoever works on an import to end it. @throws Refused 409 when nobody does, or when it can no longer be ended */
export async function askToCancel(db: Db, id: number): Promise<void> {
  const asked = await db
    .update(imports)
    .set({ cancelled: true })
    .where(and(eq(imports.id, id), inArray(imports.state, ['checking', 'applying'])))
    .returning({ id: imports.id })
  if (asked.length === 0) throw new Refused(409, 'import.state')
}
