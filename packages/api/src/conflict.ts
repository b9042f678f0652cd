import type { Author } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db/db.ts'
import { Refused } from './errors.ts'
import { authorOf } from './tables/fullName.ts'
import { users } from './tables/users.table.ts'

/** When a row was saved last, and by whom. */
type Saved = { updated_at: Date; updated_by: number | null }

/** The columns of a table that {@link refuseStale} reads. */
export function lastSaved<At extends AnyPgColumn, By extends AnyPgColumn>(table: {
  updated_at: At
  updated_by: By
}) {
  return { updated_at: table.updated_at, updated_by: table.updated_by }
}

/**
 * Refuses a change that started from a state which somebody saved over since. The row must be locked, so that nobody
 * saves between this and the write.
 *
 * @param startedFrom the `updated_at` that the change carries; without one it may overwrite what is there.
 * @param saved the row as it is now.
 * @param answerNow what reading answers now.
 * @throws Refused 409, the contract's `stale`
 */
export async function refuseStale(
  db: Db,
  startedFrom: string | undefined,
  saved: Saved,
  answerNow: () => Promise<object>
): Promise<void> {
  if (startedFrom === undefined || saved.updated_at <= new Date(startedFrom)) return
  throw await staleAfter(db, saved.updated_by, answerNow)
}

/**
 * 409, the contract's `stale`: somebody saved in between.
 *
 * @param savedBy who did, by their id.
 * @param answerNow what reading answers now.
 */
export async function staleAfter(
  db: Db,
  savedBy: number | null,
  answerNow: () => Promise<object>
): Promise<Refused> {
  const body = { ...(await answerNow()), by: await findAuthor(db, savedBy) }
  return new Refused(409, 'error.conflict', {}, { body })
}

async function findAuthor(db: Db, id: number | null): Promise<Author> {
  if (id === null) return null
  const [found] = await db
    .select({ author: authorOf(users) })
    .from(users)
    .where(eq(users.id, id))
  return found?.author ?? null
}
