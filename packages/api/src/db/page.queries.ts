import type { PaginationMeta } from '@gallery/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { metaOf, type Paging, windowOf } from '../paging.ts'
import type { Nearness } from '../tables/search.ts'
import type { Db } from './db.ts'

/** A list in its order, of which somebody asks for a page. `from` is its table, with what `where` and `order` need. */
export type OrderedList = {
  id: AnyPgColumn
  from: SQL
  where: SQL | undefined
  order: readonly SQL[]
  /** How many records the list has, where the database keeps that: see `totals`. Null has them counted. */
  total: SQL | null
  /** What comes before that order, of a list that is searched: see `nearnessTo`. It is for lists without a `total`. */
  nearness?: Nearness | undefined
}

/** Which records stand on a page, in order, and how many the list has. */
export type Page = { ids: number[]; total: number }

/**
 * The ids on a page and the total of the list, in one query: for the caller to read the records of. Of a list that is
 * whole, an index alone tells them, however far down the page is. One that a search narrows is gone through once for
 * both, and as a whole: PostgreSQL would else walk through all records in order, hoping to come upon the page soon.
 */
export async function findPage(db: Db, list: OrderedList, paging: Paging): Promise<Page> {
  const [page] = await db
    .select({ total: sql<number>`page.total`, ids: sql<number[]>`page.ids` })
    .from(sql`(${pageOf(list, windowOf(paging))}) as page`)
  if (!page) throw new Error('A page is one row, even of an empty list')
  return page
}

/** The order of records as the page that {@link findPage} gives has them. */
export function placeAmong(id: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`array_position(${sql.param(ids)}::int[], ${id})`
}

/** A list whose records are put together in the same query. */
export type ListOfRecords = OrderedList & {
  /** One record as JSON: see `jsonOf`. */
  record: SQL
  /** The table, and what `record` needs beside it. */
  joined: SQL
  /**
   * The name of the query where nothing but the page differs from one time to the next: it is then put together once,
   * and planned once on each connection.
   */
  name?: string
}

/** A page of records, and how many the list has. The records are as the database made them: give them a shape. */
export async function readPage(
  db: Db,
  list: ListOfRecords,
  paging: Paging
): Promise<{ data: unknown; meta: PaginationMeta }> {
  const { name } = list
  const rows =
    name === undefined
      ? await recordsOf(db, list, windowOf(paging))
      : await prepared(db, name, list).execute(windowOf(paging))
  const [page] = rows
  if (!page) throw new Error('A page is one row, even of an empty list')
  return { data: page.data, meta: metaOf(page.total, paging) }
}

type Window = Readonly<Record<'limit' | 'offset', number | Placeholder>>

const statements = new WeakMap<Db, Map<string, ReturnType<typeof preparedRecords>>>()

function prepared(db: Db, name: string, list: ListOfRecords) {
  const ofDatabase = statements.get(db) ?? new Map<string, ReturnType<typeof preparedRecords>>()
  statements.set(db, ofDatabase)
  const statement = ofDatabase.get(name) ?? preparedRecords(db, name, list)
  ofDatabase.set(name, statement)
  return statement
}

function preparedRecords(db: Db, name: string, list: ListOfRecords) {
  const window = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
  return recordsOf(db, list, window).prepare(name)
}

/** The page in one row: reading the records by the ids keeps what is read of the others to an index. */
function recordsOf(db: Db, list: ListOfRecords, window: Window) {
  const { id, record, joined } = list
  const records = sql`
    select coalesce(json_agg(${record} order by listed.place), '[]')
    from unnest(page.ids) with ordinality as listed (id, place)
    join ${joined} on ${id} = listed.id`
  return db
    .select({ total: sql<number>`page.total`, data: sql<unknown>`page.data` })
    .from(sql`(select page.total, (${records}) as data from (${pageOf(list, window)}) as page) as page`)
}

function pageOf({ id, from, where, order, total, nearness }: OrderedList, { limit, offset }: Window): SQL {
  const inOrder = sql.join([...order], sql`, `)
  const rows = sql`from ${from} where ${where ?? sql`true`}`
  if (total !== null) {
    return sql`
      select ${total}::int as total,
        array(select ${id} ${rows} order by ${inOrder} limit ${limit} offset ${offset}) as ids`
  }
  const nearest = nearness ? sql`${nearness({ id: sql`found.id`, place: sql`found.place` })},` : sql``
  return sql`
    with found as materialized (select ${id} as id, row_number() over (order by ${inOrder}) as place ${rows})
    select (select count(*) from found)::int as total,
      array(select found.id from found order by ${nearest} found.place limit ${limit} offset ${offset}) as ids`
}
