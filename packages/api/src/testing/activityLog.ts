import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { works } from '../tables/works.table.ts'
import type { Writing } from '../writing.ts'

/** Changes a work's series in a single statement, which nobody signs but its row. */
export async function withoutOwnTransaction(db: Db, id: number, { now, by }: Writing): Promise<void> {
  await db.update(works).set({ series: 'Sola', updated_at: now, updated_by: by }).where(eq(works.id, id))
}
