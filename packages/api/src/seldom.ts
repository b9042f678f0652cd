import type { Db } from './db/db.ts'

/** Milliseconds between two times. */
const pause = 1_000

/**
 * Work that is asked for all the time and that once a second is enough for, in each database: the tidying up that requests
 * bring along. `now` may be a clock of a test's, which runs as it likes.
 */
export function seldom(work: (db: Db, now: Date) => Promise<void>): (db: Db, now: Date) => Promise<void> {
  const last = new WeakMap<Db, number>()
  return async (db, now) => {
    const time = now.getTime()
    if (Math.abs(time - (last.get(db) ?? Number.NEGATIVE_INFINITY)) < pause) return
    last.set(db, time)
    await work(db, now)
  }
}
