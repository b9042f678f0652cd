import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './db.ts'
import { selectRows } from './rows.queries.ts'

const Row = z.object({ now: z.coerce.number() })

/** What time it is for the database: only to see whether this machine's clock is right. What now is, `clock` decides. */
export async function databaseClock(db: Db): Promise<Date> {
  const [row] = await selectRows(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`, Row)
  if (row === undefined) throw new Error('The database does not say what time it is')
  return new Date(row.now)
}
