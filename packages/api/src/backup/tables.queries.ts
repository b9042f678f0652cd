import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { parentsFirst } from './parentsFirst.ts'

const Table = z.object({
  name: z.string(),
  /** Those that are stored; generated columns are not, they follow. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** The columns that tell its rows apart; none for a table without a key. */
  key: z.array(z.string()),
  /** The tables that its rows refer to. */
  parents: z.array(z.string()),
  /** The column that numbers its rows, with the sequence that gives the numbers. */
  identity: z.object({ column: z.string(), sequence: z.string() }).nullable(),
})

/** A table of the gallery, as the database itself describes it. */
export type Table = z.infer<typeof Table>

/** Every table of the gallery, each after those that it refers to. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await selectRows(
    db,
    sql`
      select
        class.relname as name,
        (
          select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
          from pg_attribute
          where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        ) as columns,
        (
          select coalesce(json_agg(attname order by array_position(indkey::int2[], attnum)), '[]'::json)
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
          where indrelid = class.oid and indisprimary
        ) as key,
        (
          select coalesce(json_agg(distinct parent.relname), '[]'::json)
          from pg_constraint join pg_class as parent on parent.oid = confrelid
          where conrelid = class.oid and contype = 'f'
        ) as parents,
        (
          select json_build_object('column', attname, 'sequence', sequence.relname)
          from pg_attribute
          join pg_class as sequence
            on sequence.oid = pg_get_serial_sequence(quote_ident(class.relname), attname)::regclass
          where attrelid = class.oid and attidentity <> ''
        ) as identity
      from pg_class as class
      where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      order by class.relname`,
    Table
  )
  return parentsFirst(tables)
}

/** The number that a table's next row gets, or null for a table without numbers. */
export async function nextId(tx: Db, { identity }: Table): Promise<number | null> {
  if (identity === null) return null
  const [row] = await selectRows(
    tx,
    sql`
      select (case when is_called then last_value + 1 else last_value end)::text as next
      from ${sql.identifier(identity.sequence)}`,
    z.object({ next: z.coerce.number().int() })
  )
  return row?.next ?? 1
}

/**
 * Tables that say nothing by themselves: one counts the others, one remembers for minutes that they were written to, one
 * tells of the backups of them.
 */
const derived = ['totals', 'content_writes', 'backups']

/** The tables that hold something of the gallery's. */
export async function listFilled(db: Db): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(db)) {
    if (derived.includes(name)) continue
    const some = await selectRows(db, sql`select from ${sql.identifier(name)} limit 1`, z.unknown())
    if (some.length > 0) filled.push(name)
  }
  return filled
}

/** The migration that the database stands at: the moment at which it was written, in milliseconds. */
export async function lastMigration(db: Db): Promise<number> {
  const [row] = await selectRows(
    db,
    sql`select max(created_at)::text as migration from drizzle.__drizzle_migrations`,
    z.object({ migration: z.coerce.number().int() })
  )
  return row?.migration ?? 0
}
