import { type SQL, sql } from 'drizzle-orm'

// Each takes its query as a `sql` of its own: of a select from one table without joins drizzle drops the tables' names from
// the columns that stand in the outer one, and an `id` would be that of the inner table.

/** What a query says of each record of the outer one, as a column of it: an array of its only column, in its order. */
export function arrayOf(rows: SQL): SQL<string[]> {
  return sql`array(${rows})`
}

/** The only value that a query says of each record of the outer one; null where it finds nothing. */
export function textOf(rows: SQL): SQL<string | null> {
  return sql`(${rows})`
}

/** Whether a query finds anything for a record of the outer one. */
export function isAny(rows: SQL): SQL<boolean> {
  return sql`exists (${rows})`
}
