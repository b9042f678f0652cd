import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { withDateWords } from '../dates/dateWords.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { Json } from '../tables/activity.table.ts'
import type { RowChange, Values } from './foldRows.ts'

const json: z.ZodType<Json> = z.json()
const Whole = z.object({ whole: z.record(z.string(), json) })

type Row = Pick<RowChange, 'table' | 'key'>

/** A row as the log writes it, locked until the transaction ends; null when it is gone. Instants come in UTC. */
export async function lockRow(tx: Db, { table, key }: Row): Promise<Values | null> {
  await tx.execute(sql`set local timezone to 'UTC'`)
  const name = sql.identifier(table)
  const [row] = await selectRows(
    tx,
    sql`select to_jsonb(${name}) as whole from ${name} where ${isKey(key)} for update`,
    Whole
  )
  return row?.whole ?? null
}

/** Gives columns of a row other values, and what follows from them. */
export async function writeRow(tx: Db, { table, key }: Row, written: Values): Promise<void> {
  const name = sql.identifier(table)
  const values = whole(written)
  const columns = list(Object.keys(values).map((column) => sql`${sql.identifier(column)}`))
  await tx.execute(sql`
    update ${name} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${name}, ${asJson(values)}))
    where ${isKey(key)}`)
}

/** Writes a row that is gone once more, under its old number. */
export async function insertRow(tx: Db, { table }: Row, written: Values): Promise<void> {
  const name = sql.identifier(table)
  const values = whole(written)
  const columns = list(Object.keys(values).map((column) => sql`${sql.identifier(column)}`))
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${name}, ${asJson(values)})`)
}

export async function deleteRow(tx: Db, { table, key }: Row): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${isKey(key)}`)
}

/** With the words of a date, which the log does not keep. */
function whole(values: Values): Values {
  const { date_edtf } = values
  return typeof date_edtf === 'string' ? { ...values, ...withDateWords({ date_edtf }) } : values
}

/** A value for a column set of one, too: PostgreSQL wants a row on the right. */
function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

function asJson(values: Values): SQL {
  return sql`${JSON.stringify(values)}::jsonb`
}

function isKey(key: Values): SQL {
  return sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql` and `
  )
}
