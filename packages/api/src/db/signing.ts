import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Writing } from '../writing.ts'
import type { Db } from './db.ts'

const signature = new AsyncLocalStorage<() => Writing>()

/**
 * Signs every transaction that the work, and whatever it waits for, begins: `writing` is asked when one begins. This is
 * the one place that tells the log of the gallery who writes, for requests and the command line alike.
 */
export function signing<Result>(writing: () => Writing, work: () => Result): Result {
  return signature.run(writing, work)
}

/**
 * Tells the database who writes in this transaction, until it ends: the triggers that keep the log read it. An import
 * calls it itself, to give its `batch`; later words win.
 */
export async function sign(tx: Db, { now, by, origin, batch, undoes }: Writing): Promise<void> {
  await tx.execute(sql`
    select
      set_config('gallery.at', ${now.toISOString()}, true),
      set_config('gallery.by', ${String(by ?? '')}, true),
      set_config('gallery.origin', ${origin ?? (by === null ? 'site' : 'panel')}, true),
      set_config('gallery.batch', ${String(batch ?? '')}, true),
      set_config('gallery.undoes', ${String(undoes ?? '')}, true)`)
}

/** Makes every transaction of a database begin with its signature, where there is one. */
export function signed<Open extends Db>(db: Open): Open {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) =>
    begin(async (tx) => {
      const writing = signature.getStore()
      if (writing !== undefined) await sign(tx, writing())
      return work(tx)
    }, config)
  return db
}
