import { exportQueries } from '@gallery/contract'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { listCollectionIds } from '../collections/list.queries.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { works } from '../tables/works.table.ts'
import { byIds } from './batches.ts'
import { bilingual, dates, flag, instant, many, number, secret, text } from './columns.ts'
import { instantText } from './instantText.ts'
import { exportTable } from './table.ts'

const itsWorks = arrayOf(sql`
  select ${works.hash} from ${works} join ${collectionWorks} on ${collectionWorks.work_id} = ${works.id}
  where ${collectionWorks.collection_id} = ${collections.id} and ${works.deleted_at} is null
  order by ${collectionWorks.position}, ${works.id}
`)

/** Who has, or had, a link of their own: name, address, and when they opened the room, the first and the last time. */
const itsPeople = arrayOf(sql`
  select ${roomPeople.name} || coalesce(' <' || nullif(${roomPeople.email}, '') || '>', '') || coalesce(', ' || (
    select string_agg(distinct ${instantText(sql`each.at`)}, ' – ') from (
      select unnest(array[min(${roomVisits.started_at}), max(${roomVisits.started_at})]) as at
      from ${roomVisits} where ${roomVisits.person_id} = ${roomPeople.id}
    ) as each
  ), '')
  from ${roomPeople}
  where ${roomPeople.collection_id} = ${collections.id} and ${roomPeople.anonymous_at} is null
  order by ${roomPeople.id}
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
      ...many('people'),
    ]),
    ...dates,
  ],
  filter: exportQueries.collections,
  async *batches({ db }, filter) {
    const ids = await listCollectionIds(db, filter)
    const { search: _search, ...own } = getTableColumns(collections)
    yield* byIds(ids, (part) =>
      db
        .select({ ...own, works: itsWorks, people: itsPeople })
        .from(collections)
        .where(inArray(collections.id, [...part]))
    )
  },
})
