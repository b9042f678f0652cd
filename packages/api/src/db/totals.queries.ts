import { type SQL, sql } from 'drizzle-orm'
import { totals } from '../tables/totals.table.ts'
import type { Db } from './db.ts'

/**
 * How many rows the lists together have whose names meet the condition, without counting them: a value for a query.
 * Lists that nothing was ever written to have none.
 */
export function keptTotal(condition: SQL | undefined): SQL {
  return sql`(select coalesce(sum(${totals.total}), 0) from ${totals} where ${condition})`
}

/** Does work in a transaction of its own that is long, see {@link settlingTotals}. */
export function settlingAtOnce<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction((tx) => settlingTotals(tx, () => work(tx)))
}

/**
 * Does work of a long transaction and adds what it did to the totals at its end: until then nobody else waits for them.
 * Inside of it they are as they were. What throws has to end the transaction.
 */
export async function settlingTotals<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('gallery.totals', '{}', true)`)
  const result = await work()
  await tx.execute(sql`select settle_totals()`)
  return result
}
