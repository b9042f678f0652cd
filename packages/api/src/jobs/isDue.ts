import { and, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns of a row that is work: when it is due, who has it in hand until when, and that nobody tries it any more. */
export interface WorkColumns {
  due_at: AnyPgColumn
  locked_until: AnyPgColumn
  failed_at: AnyPgColumn
}

/** A row that is due and that no worker has in hand. `doneAt` is set when it is done. Take it with `for update skip locked`. */
export function isDue(
  { due_at, locked_until, failed_at }: WorkColumns,
  doneAt: AnyPgColumn,
  now: Date
): SQL | undefined {
  return and(
    isNull(doneAt),
    isNull(failed_at),
    lte(due_at, now),
    or(isNull(locked_until), lte(locked_until, now))
  )
}
