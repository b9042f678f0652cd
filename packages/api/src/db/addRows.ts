import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/**
 * Adds many rows that all name the same columns, in their order. They travel as one value: a parameter for each cell
 * takes three times as long.
 *
 * @param returning what to give back of each row
 * @returns what the database answers with; nothing is asked of it without rows
 */
export async function addRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  returning: SQL = sql`1`
): Promise<unknown> {
  const [first] = rows
  if (!first) return { rows: [] }
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `
  )
  const name = sql.identifier(getTableName(table))
  return db.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    returning ${returning}`)
}
