import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/**
 * Has the database look at what some tables hold, by which it plans its queries. Call it after much was written at once: a
 * server would do it by itself some time later, PGlite never does, and takes minutes for what takes a
 * moment. One table after the other, so that others get their turn.
 */
export async function lookAtTables(db: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`analyze ${table}`)
    await setImmediate()
  }
}

/** The same of all tables, for when nobody is waiting. */
export async function lookAtEverything(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
}
