import { and, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns of a row that is work: when it is due, who has it in hand until when, how often it was tried, and that nobody tries it any more. */
export interface WorkColumns {
  due_at: AnyPgColumn
  locked_until: AnyPgColumn
  attempts: AnyPgColumn
  failed_at: AnyPgColumn
}

/**
 * A row that no worker has in hand: a lease of a process that died runs out by itself. Take it with `for update skip
 * locked`, and write into it until when it is taken.
 */
export function isFree(lockedUntil: AnyPgColumn, now: Date): SQL | undefined {
  return or(isNull(lockedUntil), lte(lockedUntil, now))
}

/** A row that is due and that no worker has in hand. `doneAt` is set when it is done. */
export function isDue(
  { due_at, locked_until, failed_at }: WorkColumns,
  doneAt: AnyPgColumn,
  now: Date
): SQL | undefined {
  return and(isNull(doneAt), isNull(failed_at), lte(due_at, now), isFree(locked_until, now))
}

/** Until when what is taken, or taken anew, at `now` is in hand. `lease` is in milliseconds. */
export function leaseFrom(now: Date, lease: number): Date {
  return new Date(now.getTime() + lease)
}

/**
 * Works, and tells the other processes three times in a lease that it goes on. While the database is away there is nobody
 * to tell.
 */
export async function keepingLease<Result>(
  lease: number,
  keep: () => Promise<unknown>,
  work: () => Promise<Result>
): Promise<Result> {
  const keeping = setInterval(() => void keep().catch(() => {}), lease / 3)
  try {
    return await work()
  } finally {
    clearInterval(keeping)
  }
}
