import type { EnglishState } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a record of two languages is in a state, by what the database keeps of its texts at every write. */
export function isInEnglishState(
  { lacks_english, outdated }: { lacks_english: PgColumn | SQL; outdated: PgColumn | SQL },
  state: EnglishState
): SQL {
  return state === 'missing' ? sql`${lacks_english}` : sql`${outdated} <> '{}'`
}
