import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** The number of the lock; any number does, as long as it stays. */
const lock = 7_204_119

/**
 * Waits until this transaction is the only one that decides which files are named: that which restores a backup names
 * files which have been there for long, and nobody may move them aside meanwhile.
 */
export async function lockLeftFiles(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
