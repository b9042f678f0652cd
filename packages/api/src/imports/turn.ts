import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'

/** The number of the lock; any number does, as long as it stays. */
const lock = 7_204_120
/** Milliseconds between two looks. */
const patience = 250

/**
 * Waits until no other import is being applied or undone, from where on none is until the transaction ends. Another one
 * may take longer than a statement may: it is looked for again and again.
 *
 * @param between called after each look in vain; what it throws ends the waiting
 */
export async function waitForTurn(tx: Db, between: () => Promise<void>): Promise<void> {
  for (;;) {
    const [turn] = await selectRows(tx, sql`select pg_try_advisory_xact_lock(${lock}) as has`, Turn)
    if (turn?.has) return
    await between()
    await pause(patience)
  }
}

const Turn = z.object({ has: z.boolean() })
