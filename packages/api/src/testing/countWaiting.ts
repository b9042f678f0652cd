import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'

/**
 * How many statements of this database wait for what another transaction has locked: of PostgreSQL only. Ask outside of a
 * transaction, within which it answers what it answered first.
 */
export async function countWaiting(db: Db): Promise<number> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await selectRows(db, waiting, z.object({ pid: z.number() }))).length
}
