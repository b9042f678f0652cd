import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { removals } from '../tables/removals.table.ts'
import type { Writing } from '../writing.ts'

type Removal = typeof removals.$inferSelect

/** Keeps what a removal did, to be undone until `final_at`. @returns its id */
export async function addRemoval(
  tx: Db,
  removal: Pick<Removal, 'binned' | 'closed' | 'cancelled' | 'final_at'>,
  { now, by }: Writing
): Promise<number> {
  const [added] = await tx
    .insert(removals)
    .values({ ...removal, created_at: now, created_by: by })
    .returning({ id: removals.id })
  if (!added) throw new Error('The database did not answer with the new removal')
  return added.id
}

/** Reads a removal and locks it. @throws Refused 404 for none */
export async function lockRemoval(tx: Db, id: number): Promise<Removal> {
  const [removal] = await tx.select().from(removals).where(eq(removals.id, id)).for('update')
  if (!removal) throw notFound()
  return removal
}

/** Writes down that a removal was undone. */
export async function markUndone(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(removals).set({ undone_at: now }).where(eq(removals.id, id))
}
