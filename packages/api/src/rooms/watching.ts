import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { options } from '../tables/options.table.ts'

/** Whether the gallery notes who comes to its rooms (`watchRooms` of the options); it does unless it said not to. */
export async function isWatching(db: Db): Promise<boolean> {
  const off = and(eq(options.id, 'watchRooms'), sql`${options.value} = 'false'::jsonb`)
  return (await db.$count(options, off)) === 0
}
