import { type SQL, sql } from 'drizzle-orm'
import { totals } from '../tables/totals.table.ts'

/**
 * How many rows the lists together have whose names meet the condition, without counting them: a value for a query.
 * Lists that nothing was ever written to have none.
 */
export function keptTotal(condition: SQL | undefined): SQL {
  return sql`(select coalesce(sum(${totals.total}), 0) from ${totals} where ${condition})`
}
