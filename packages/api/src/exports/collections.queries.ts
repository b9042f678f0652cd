import { exportQueries } from '@gallery/contract'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { listCollectionRows } from '../collections/list.queries.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { works } from '../tables/works.table.ts'
import { byIds, listedIds } from './batches.ts'
import { bilingual, dates, flag, instant, many, number, secret, text } from './columns.ts'
import { exportTable } from './table.ts'

const itsWorks = arrayOf(sql`
  select ${works.hash} from ${works} join ${collectionWorks} on ${collectionWorks.work_id} = ${works.id}
  where ${collectionWorks.collection_id} = ${collections.id} and ${works.deleted_at} is null
  order by ${collectionWorks.position}, ${works.id}
`)

/** Collections and private rooms, as the panel lists them, each with its works by hash and in order. */
export const collectionsExport = exportTable({
  kind: 'collections',
  columns: [
    ...number('id'),
    ...bilingual('title', 'description'),
    ...flag('public'),
    ...text('image'),
    ...many('works'),
    ...secret([
      ...text('link', 'recipient', 'message'),
      ...instant('open_until'),
      ...number('opened'),
      ...instant('opened_at'),
    ]),
    ...dates,
  ],
  filter: exportQueries.collections,
  async *batches({ db }, filter) {
    const ids = await listedIds((paging) => listCollectionRows(db, filter, paging))
    const { search: _search, ...own } = getTableColumns(collections)
    yield* byIds(ids, (part) =>
      db
        .select({ ...own, works: itsWorks })
        .from(collections)
        .where(inArray(collections.id, [...part]))
    )
  },
})
