import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { readLines } from '../db/rows.queries.ts'
import { partName } from './manifest.ts'
import type { Table } from './tables.queries.ts'

/** Some rows of a table as a backup has them: a file of their own. */
export interface Part {
  path: string
  text: Buffer
  /** How many rows they are. */
  count: number
}

/** The rows of a table, part after part, the same on every PostgreSQL. Needs a transaction that {@link writePlainly} prepared. */
export async function* partsOf(tx: Db, { name, columns, key }: Table): AsyncGenerator<Part> {
  // By the bytes of their texts, which every database puts in the same order; languages they know differently.
  const texts = columns.filter(({ type }) => type === 'text').map((column) => column.name)
  const order = key.map((column) =>
    texts.includes(column) ? sql`${sql.identifier(column)} collate "C"` : sql.identifier(column)
  )
  let part = 0
  for await (const lines of readLines(
    tx,
    name,
    columns.map((column) => column.name),
    order
  )) {
    yield { path: partName(name, part), text: Buffer.from(`${lines.join('\n')}\n`), count: lines.length }
    part += 1
  }
}

/** Values are written so that every PostgreSQL reads them alike, and however long that takes. */
export async function writePlainly(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
  await tx.execute(sql`set local datestyle to 'ISO, YMD'`)
  await tx.execute(sql`set local extra_float_digits to 1`)
  await tx.execute(sql`set local statement_timeout to 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`)
}
