import { type SQL, sql } from 'drizzle-orm'
import { failureText } from './failureText.ts'
import { leaseFrom, type WorkColumns } from './lease.ts'

/** How a kind of work is tried. */
export interface Tries {
  /** How long a worker has a piece for itself, in milliseconds; it takes it for as long again while it works. */
  lease: number
  /** After so many failures a piece is given up. */
  most: number
  /** How long a piece waits after the nth failure, in milliseconds. */
  wait: (failures: number) => number
}

/** What is written into the row of a piece that a worker takes. */
export function taken(
  { lease }: Tries,
  { attempts }: WorkColumns,
  now: Date
): { locked_until: Date; attempts: SQL } {
  return { locked_until: leaseFrom(now, lease), attempts: sql`${attempts} + 1` }
}

/** After so many tries a piece that was left in hand is given up: it may be what ends the process. */
const mostLeft = 2

/** What tells of a piece, when it is taken, what became of those who had it before. */
export interface Left {
  /** How often it was tried, this time too. */
  attempts: number
  /** Whether somebody took it before and did not say what came of it. */
  isLeft: boolean
  /** Whether one of the tries before ended with a failure that was noted. */
  hasFailed: boolean
}

/**
 * What a row tells as it is before it is taken: whoever took it before left it in hand if it still is in anybody's. What is
 * done, failed or given back is in nobody's.
 */
export function leftOf(row: {
  attempts: number
  locked_until: Date | null
  last_error: string | null
}): Left {
  return {
    attempts: row.attempts + 1,
    isLeft: row.locked_until !== null,
    hasFailed: row.last_error !== null,
  }
}

/** What is written into the rows that dead processes have in hand: they are free, and still left. */
export const leftInHand = { locked_until: new Date(0) } as const

/**
 * Whether a piece seems to be what ends the processes that have it in hand: no failure of theirs is ever noted. Where one
 * was, nobody knows how many of the tries were left, and it has as many as any other.
 */
export function isDangerous({ isLeft, attempts, hasFailed }: Left, { most }: Pick<Tries, 'most'>): boolean {
  return isLeft && attempts > (hasFailed ? most : mostLeft)
}

/** What is written into the row of a piece that is done, beside when and what came of it. */
export const done = { locked_until: null, last_error: null } as const

/** What is written into the row of a piece that is given back as it was: the process ends before it was done. */
export function untried({ attempts }: WorkColumns): { locked_until: null; attempts: SQL } {
  return { locked_until: null, attempts: sql`${attempts} - 1` }
}

interface Failure {
  error: unknown
  /** How often it was tried, this time too. */
  attempts: number
  now: Date
  /** Whether it would fail again. */
  isFinal?: boolean
  /** From when on it is of no use any more. */
  expires?: Date | null
}

/** What a failure leaves in the row of its piece: when it is tried again, or when it was given up. */
interface AfterFailure {
  locked_until: null
  last_error: string
  due_at?: Date
  failed_at?: Date
}

/**
 * What is written into the row of a piece that failed: when it is tried again, or that it is given up, where everybody can
 * see.
 */
export function failed(
  { most, wait }: Tries,
  { error, attempts, now, isFinal = false, expires = null }: Failure
): AfterFailure {
  const due_at = new Date(now.getTime() + wait(attempts))
  const isGivenUp = isFinal || attempts >= most || (expires !== null && expires <= due_at)
  return {
    locked_until: null,
    last_error: failureText(error),
    ...(isGivenUp ? { failed_at: now } : { due_at }),
  }
}
