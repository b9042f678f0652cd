import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Rows that a statement of many takes at most: well within the time that a statement has. */
const slice = 1_000

/**
 * Does a piece of writing again for as long as it finds as many rows as it may take, each a statement of its own.
 *
 * @param step takes at most so many rows, which it does not find again; returns how many it took
 * @returns how many rows that were in all
 */
async function slicewise(step: (most: number) => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const count = await step(slice)
    all += count
    if (count < slice) return all
  }
}

/** Deletes rows of a table slice by slice. What somebody writes to at the same moment may stay. @returns how many went */
export function deleteSlicewise(db: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  return slicewise(async (most) => {
    const some = sql`ctid = any(array(select ctid from ${table} where ${which} limit ${most}))`
    return (await db.delete(table).where(some).returning(one)).length
  })
}

/**
 * Changes rows of a table slice by slice, so that none of them meets the condition any more; what somebody writes to at the
 * same moment is waited for. @returns how many were changed
 */
export function updateSlicewise<Table extends PgTable & { id: AnyPgColumn }>(
  db: Db,
  table: Table,
  which: SQL | undefined,
  changes: PgUpdateSetSource<Table>
): Promise<number> {
  return slicewise(async (most) => {
    // By their names: where they lie changes with a write.
    const some = sql`${table.id} in (select ${table.id} from ${table} where ${which} limit ${most})`
    return (await db.update(table).set(changes).where(and(which, some)).returning(one)).length
  })
}

const one = { one: sql`1` }
