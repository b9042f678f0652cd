import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { contentWrites } from './contentWrites.table.ts'

/** A state of the tables that pages show: equal states of a table have equal words. A table that is absent is as it was. */
export type Revisions = ReadonlyMap<string, string>

/**
 * The state of every table, by the writes of the last minutes: their number and the sum of their ids, which together
 * never come back, whatever order they are committed in and whichever are forgotten.
 */
export async function readRevisions(db: Db): Promise<Revisions> {
  const rows = await db
    .select({
      name: contentWrites.name,
      words: sql<string>`count(*) || ' ' || sum(${contentWrites.id})`,
    })
    .from(contentWrites)
    .groupBy(contentWrites.name)
  return new Map(rows.map(({ name, words }) => [name, words]))
}

/**
 * Forgets the writes that were there at the last turn, and tells which are there now, for the next. A write is thus seen
 * for the time between two turns at least, however long ago the transaction began that left it.
 */
export async function forgetWrites(db: Db, lastTurn: readonly number[]): Promise<number[]> {
  if (lastTurn.length > 0) await db.delete(contentWrites).where(inArray(contentWrites.id, [...lastTurn]))
  const left = await db.select({ id: contentWrites.id }).from(contentWrites)
  return left.map(({ id }) => id)
}

/**
 * Asks once for all who ask meanwhile: who comes while a question is under way waits for the next one, since the answer
 * to that one may be older than what they have just written.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | undefined
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const asked = ask()
        running = asked
        next = undefined
        return asked
      })
    return next
  }
}
