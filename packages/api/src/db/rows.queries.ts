import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './db.ts'

/** How many rows are in memory at a time. */
const batch = 500

/** The rows of a statement that Drizzle has no words for, checked to be what `row` says. */
export async function selectRows<Row>(db: Db, query: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows
}

/** How many selects were read in batches: each has a cursor of its own name, since a transaction may read several at once. */
let cursors = 0

/** The rows of a select without parameters, some hundred at a time, whatever their number. Needs a transaction. */
export async function* readBatches<Row>(tx: Db, query: SQL, row: z.ZodType<Row>): AsyncGenerator<Row[]> {
  cursors += 1
  const cursor = sql.identifier(`rows_${cursors}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  try {
    for (;;) {
      const rows = await selectRows(tx, sql`fetch ${sql.raw(String(batch))} from ${cursor}`, row)
      if (rows.length === 0) break
      yield rows
    }
  } finally {
    // A transaction that has failed refuses this too, and has no cursors any more: what failed is the error to tell.
    await tx.execute(sql`close ${cursor}`).catch(() => undefined)
  }
}

const Line = z.object({ line: z.string() })

/**
 * A table's rows in an order, each a line of JSON: an array of its columns' values as PostgreSQL writes
 * them, or null. Only PostgreSQL's own text gives every type back as it was, without a detour through JavaScript's.
 */
export async function* readLines(
  tx: Db,
  table: string,
  columns: readonly string[],
  key: readonly SQLWrapper[]
): AsyncGenerator<string[]> {
  const values = columns.map((column) => sql`${sql.identifier(column)}::text`)
  const order = key.length === 0 ? sql`` : sql`order by ${list([...key])}`
  const query = sql`select json_build_array(${list(values)})::text as line from ${sql.identifier(table)} ${order}`
  for await (const rows of readBatches(tx, query, Line)) yield rows.map(({ line }) => line)
}

/** A column of a table and its type, as SQL spells it. */
export type Column = { name: string; type: string }

/** Writes lines that {@link readLines} gave, ids included. */
export async function writeLines(
  tx: Db,
  table: string,
  columns: readonly Column[],
  lines: readonly string[]
): Promise<void> {
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map(({ type }, at) => sql.raw(`(line ->> ${at})::${type}`))
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list(names)}) overriding system value
    select ${list(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`)
}

function list(parts: Parameters<typeof sql.join>[0]): SQL {
  return sql.join(parts, sql`, `)
}
