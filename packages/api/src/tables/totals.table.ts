import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many rows a list has, kept right by triggers in the transaction of each write, because counting 100,000 rows
 * on every request is what makes lists slow. `name` is the list: `works`, `works:public`, `items:{archive}`,
 * `items:shown:{archive}` (public and active ones; archive 0 is the general one), `events:{kind}`, `events:active:{kind}`.
 */
export const totals = pgTable('totals', {
  name: text().primaryKey(),
  total: bigint({ mode: 'number' }).notNull().default(0),
})
