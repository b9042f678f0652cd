import type { ItemSummary } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { idsOf } from '../idsOf.ts'
import { itemFiles } from '../tables/items.table.ts'
import { leaves } from '../tables/leaves.table.ts'
import { contains, searchedWords } from '../tables/search.ts'

const Place = z.object({ item: z.int(), image: z.int(), leaf: z.int().nullable() })

/** Puts beside each item the first of its files, or the leaf of a PDF, on which all words stand. One query. */
export async function withPlaces<Row extends Pick<ItemSummary, 'id' | 'found'>>(
  db: Db,
  items: readonly Row[],
  query: string
): Promise<Row[]> {
  const words = searchedWords(query)
  if (words.length === 0 || items.length === 0) return [...items]
  const holdsAll = (search: Parameters<typeof contains>[0]) =>
    sql.join(
      words.map((word) => contains(search, word)),
      sql` and `
    )
  const rows = await selectRows(
    db,
    sql`
      select distinct on (item) item, image, leaf from (
        select ${itemFiles.item_id} as item, ${itemFiles.id} as image, null::int as leaf, ${itemFiles.position} as place
        from ${itemFiles}
        where ${itemFiles.item_id} in ${idsOf(items)} and ${itemFiles.deleted_at} is null
        and ${holdsAll(itemFiles.search)}
        union all
        select ${itemFiles.item_id}, ${itemFiles.id}, ${leaves.number}, ${itemFiles.position}
        from ${itemFiles} join ${leaves} on ${leaves.file} = ${itemFiles.file}
        where ${itemFiles.item_id} in ${idsOf(items)} and ${itemFiles.deleted_at} is null
        and ${holdsAll(leaves.search)}
      ) as places order by item, place, image, leaf nulls first`,
    Place
  )
  const placeOf = new Map(rows.map(({ item, image, leaf }) => [item, { image, leaf }]))
  return items.map((item) => {
    const found = placeOf.get(item.id)
    return found ? { ...item, found } : item
  })
}
