import { type SQL, sql } from 'drizzle-orm'

/** An instant in SQL of one's own, where no column says to Drizzle what it is. */
export function asInstant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`
}
