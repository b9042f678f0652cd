import { type SQL, sql } from 'drizzle-orm'

/** An instant inside of a text, as the API writes instants: ISO 8601, in UTC. */
export function instantText(at: SQL): SQL<string> {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
