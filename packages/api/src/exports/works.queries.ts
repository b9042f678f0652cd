import { exportQueries, workFields } from '@gallery/contract'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { arrayOf } from '../db/innerQueries.ts'
import { itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { workImages, works } from '../tables/works.table.ts'
import { findListedHolds } from '../workHolds/line.queries.ts'
import { listTime, orderOf, panelCondition } from '../works/filter.ts'
import { findLastMovements } from '../works/movements.queries.ts'
import { byIds } from './batches.ts'
import { dates, day, fieldColumns, instant, many, number, secret, text } from './columns.ts'
import { exportTable, type Row } from './table.ts'

/** Works with the last line of their ledgers, as the panel lists them. */
export const worksExport = exportTable({
  kind: 'works',
  columns: [
    ...number('id'),
    ...text('hash', 'artist'),
    ...fieldColumns(workFields),
    ...many('images'),
    ...secret([
      ...many('collections'),
      ...text('status', 'owner'),
      ...number('price'),
      ...text('currency', 'address'),
      ...day('movement_date'),
      ...instant('held_until'),
      ...text('held_for'),
      ...number('held_waiting'),
      ...text('secret_link'),
    ]),
    ...dates,
  ],
  filter: exportQueries.works,
  async *batches({ db, now, zone }, filter) {
    const time = listTime(now, zone)
    const found = await db
      .select({ id: works.id })
      .from(works)
      .leftJoin(artists, itsArtist)
      .where(panelCondition(db, { ...filter, time }))
      .orderBy(...orderOf(filter.sort))
    yield* byIds(
      found.map(({ id }) => id),
      (ids) => readWorks(db, ids, now)
    )
  },
})

const { search: _search, names: _names, ...own } = getTableColumns(works)

const itsCollections = arrayOf(sql`
  select ${collections.title_es} from ${collections}
  join ${collectionWorks} on ${collectionWorks.collection_id} = ${collections.id}
  where ${collectionWorks.work_id} = ${works.id} and ${collections.deleted_at} is null
  order by ${collections.id}
`)

const itsImages = arrayOf(sql`
  select ${workImages.file} from ${workImages}
  where ${workImages.work_id} = ${works.id} and ${workImages.deleted_at} is null
  order by ${workImages.position}, ${workImages.id}
`)

async function readWorks(db: Db, ids: readonly number[], now: Date): Promise<Row[]> {
  const rows = await db
    .select({ ...own, artist: artists.display, collections: itsCollections, images: itsImages })
    .from(works)
    .leftJoin(artists, eq(artists.id, works.artist_id))
    .where(inArray(works.id, [...ids]))
  const movements = await findLastMovements(db, ids)
  const held = await findListedHolds(db, ids, now)
  return rows.map((row) => {
    const hold = held.get(row.id)
    const heldNow =
      hold === undefined
        ? {}
        : { held_until: new Date(hold.until), held_for: hold.client, held_waiting: hold.waiting }
    const movement = movements.get(row.id)
    if (movement === undefined) return { ...row, ...heldNow }
    const { status, owner, price, currency, address, date } = movement
    return { ...row, ...heldNow, status, owner, price, currency, address, movement_date: date }
  })
}
