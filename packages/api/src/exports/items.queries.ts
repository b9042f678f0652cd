import { exportQueries, itemFields } from '@gallery/contract'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { orderOf, panelCondition } from '../items/filter.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { itemArtists, itemFiles, items, itemTags, tags } from '../tables/items.table.ts'
import { byIds } from './batches.ts'
import { dates, fieldColumns, many, number, text } from './columns.ts'
import { exportTable, type Row } from './table.ts'

/** Items, as the panel lists them. */
export const itemsExport = exportTable({
  kind: 'items',
  columns: [
    ...number('id'),
    ...text('hash', 'archive'),
    ...fieldColumns(itemFields),
    ...many('files'),
    ...dates,
  ],
  filter: exportQueries.items,
  async *batches({ db }, filter) {
    const found = await db
      .select({ id: items.id })
      .from(items)
      .where(panelCondition(filter))
      .orderBy(...orderOf(filter.sort))
    yield* byIds(
      found.map(({ id }) => id),
      (ids) => readItems(db, ids)
    )
  },
})

const { search: _search, names: _names, ...own } = getTableColumns(items)

const itsTags = arrayOf(sql`
  select ${tags.content} from ${tags} join ${itemTags} on ${itemTags.tag_id} = ${tags.id}
  where ${itemTags.item_id} = ${items.id} order by ${itemTags.position}, ${tags.id}
`)

const itsArtists = arrayOf(sql`
  select ${artists.display} from ${artists} join ${itemArtists} on ${itemArtists.artist_id} = ${artists.id}
  where ${itemArtists.item_id} = ${items.id} and ${artists.deleted_at} is null
  order by ${itemArtists.position}, ${artists.id}
`)

const itsFiles = arrayOf(sql`
  select ${itemFiles.file} from ${itemFiles}
  where ${itemFiles.item_id} = ${items.id} and ${itemFiles.deleted_at} is null
  order by ${itemFiles.position}, ${itemFiles.id}
`)

function readItems(db: Db, ids: readonly number[]): Promise<Row[]> {
  return db
    .select({ ...own, archive: archives.title_es, tags: itsTags, artists: itsArtists, files: itsFiles })
    .from(items)
    .leftJoin(archives, eq(archives.id, items.archive_id))
    .where(inArray(items.id, [...ids]))
}
