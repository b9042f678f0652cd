import type { ArchiveSummary } from '@gallery/contract'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isCounted } from '../summaries/archives.queries.ts'
import { fileColumns, itsPicture } from '../summaries/items.columns.ts'
import { archives } from '../tables/archives.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'

/** Up to three pictures of each archive: the first ones of its newest items that have any. */
export async function findCovers(
  db: Db,
  ids: readonly number[],
  hidden: boolean
): Promise<Map<number, ArchiveSummary['images']>> {
  const coversOf = new Map<number, ArchiveSummary['images']>()
  if (ids.length === 0) return coversOf
  const chosen = sql`select cover.id from ${archives} cross join lateral (
    select first_picture.id from ${items} cross join lateral (
      select ${itemFiles.id} from ${itemFiles} join ${pictures} on ${itsPicture}
      where ${itemFiles.item_id} = ${items.id} and ${itemFiles.deleted_at} is null
      order by ${itemFiles.position}, ${itemFiles.id} limit 1
    ) as first_picture
    where ${items.archive_id} = ${archives.id} and ${isCounted(hidden)}
    order by ${items.id} desc limit 3
  ) as cover where ${inArray(archives.id, [...ids])}`
  const rows = await db
    .select({ archive_id: items.archive_id, ...fileColumns })
    .from(itemFiles)
    .innerJoin(items, eq(items.id, itemFiles.item_id))
    .innerJoin(pictures, itsPicture)
    .where(sql`${itemFiles.id} = any(array(${chosen}))`)
    .orderBy(asc(items.archive_id), desc(items.id))
  for (const { archive_id, ...cover } of rows) {
    if (archive_id !== null) coversOf.set(archive_id, [...(coversOf.get(archive_id) ?? []), cover])
  }
  return coversOf
}
