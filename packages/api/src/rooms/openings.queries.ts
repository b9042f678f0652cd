import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collections } from '../tables/collections.table.ts'

/** Notes that the page of a private room that is watched was opened. A number for the gallery, on which nothing depends. */
export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(collections)
    .set({ opened: sql`${collections.opened} + 1`, opened_at: now })
    .where(and(eq(collections.id, id), eq(collections.public, false), eq(collections.watched, true)))
}
