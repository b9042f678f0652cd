import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deleteRow, insertRow, writeRow } from '../activity/rows.queries.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { activityChanges } from '../tables/activity.table.ts'

/** What the log does not keep and a row must have. */
const placeholders: Readonly<Record<string, (key: unknown) => Record<string, string>>> = {
  users: (key) => ({ email: JSON.stringify(key), first_name: '', last_name: '', phone: '' }),
  invitations: (key) => ({
    email: JSON.stringify(key),
    sent_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-01-08T00:00:00Z',
  }),
  messages: () => ({ name: '', email: '', subject: '', message: '' }),
}

/** Writes everything that a log tells, in its order, into an empty database, whose triggers stay out of it. */
export async function replay(from: Db, into: Db): Promise<void> {
  const changes = await from.select().from(activityChanges).orderBy(asc(activityChanges.id))
  await into.transaction(async (tx) => {
    for (const { table } of await loggedTables(tx)) {
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    }
    for (const change of changes) {
      const { before, after, table, key } = change
      if (after === null) await deleteRow(tx, change)
      else if (before === null) await insertRow(tx, change, { ...placeholders[table]?.(key), ...after })
      else await writeRow(tx, change, after)
    }
  })
}

/** Every row of the tables that the log is kept of, without the columns that it leaves out. */
export async function loggedRows(db: Db): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const { table, left_out } of await loggedTables(db)) {
    const name = sql.identifier(table)
    const left = sql`${`{${left_out.join(',')}}`}::text[]`
    const found = await selectRows(
      db,
      sql`select to_jsonb(${name}) - ${left} as row from ${name} order by (to_jsonb(${name}) - ${left})::text`,
      z.object({ row: z.unknown() })
    )
    rows[table] = found.map(({ row }) => row)
  }
  return rows
}

/** The logged tables with what is left out of the log, as the database's own triggers have it. */
function loggedTables(db: Db) {
  return selectRows(
    db,
    sql`
      select class.relname as "table",
        string_to_array(trim(both '{}' from split_part(encode(tgargs, 'escape'), '\\000', 4)), ',')
        || array(select attname::text from pg_attribute where attrelid = class.oid and attgenerated <> '') as left_out
      from pg_trigger join pg_class as class on class.oid = tgrelid
      where tgname like '%\\_log\\_inserted' order by 1`,
    z.object({ table: z.string(), left_out: z.array(z.string()) })
  )
}
