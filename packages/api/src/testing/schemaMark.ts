import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'

/** What a database's schema is described in, and what tells how far it was migrated. */
const catalogues = [
  'pg_attribute',
  'pg_constraint',
  'pg_index',
  'pg_proc',
  'pg_statistic',
  'pg_trigger',
  'drizzle.__drizzle_migrations',
]

/** Words that are others once anything was changed in the schema, put back or not, or the tables were measured for plans. */
export async function schemaMark(db: Db): Promise<string> {
  const marks = catalogues.map(
    (name) => sql`(select count(*) || ' ' || max(xmin::text::bigint) from ${sql.raw(name)})`
  )
  const query = sql`select concat_ws(', ', ${sql.join(marks, sql`, `)}) as mark`
  const [row] = await selectRows(db, query, z.object({ mark: z.string() }))
  if (!row) throw new Error('The database did not describe itself')
  return row.mark
}
