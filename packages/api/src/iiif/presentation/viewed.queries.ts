import { and, eq, exists, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { itemFiles } from '../../tables/items.table.ts'
import { leaves } from '../../tables/leaves.table.ts'
import { recordings } from '../../tables/recordings.table.ts'

/** Which of these items have leaves or recordings to show, by their ids. */
export async function listViewed(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const leaf = db
    .select()
    .from(leaves)
    .where(and(eq(leaves.file, itemFiles.file), isNotNull(leaves.picture)))
  const recording = db
    .select()
    .from(recordings)
    .where(and(eq(recordings.file, itemFiles.file), isNotNull(recordings.seconds)))
  const rows = await db
    .selectDistinct({ id: itemFiles.item_id })
    .from(itemFiles)
    .where(
      and(
        inArray(itemFiles.item_id, [...ids]),
        isNull(itemFiles.deleted_at),
        or(exists(leaf), exists(recording))
      )
    )
  return new Set(rows.map(({ id }) => id))
}
