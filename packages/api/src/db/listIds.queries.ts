import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** The ids of all rows of a list in its order, for what goes through the whole of it: one query, of one moment. */
export async function listIds(
  db: Db,
  table: PgTable & { id: AnyPgColumn },
  where: SQL | undefined,
  order: readonly SQL[]
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(where)
    .orderBy(...order)
  return rows.map(({ id }) => id)
}
