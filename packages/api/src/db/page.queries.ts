import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Paging, windowOf } from '../paging.ts'
import type { Db } from './db.ts'

/** A list in its order, of which somebody asks for a page. `from` is its table, with what `where` and `order` need. */
export type OrderedList = {
  id: AnyPgColumn
  from: SQL
  where: SQL | undefined
  order: readonly SQL[]
  /** How many records the list has, where the database keeps that: see `totals`. Null has them counted. */
  total: SQL | null
}

/** Which records stand on a page, in order, and how many the list has. */
export type Page = { ids: number[]; total: number }

/**
 * The ids on a page and the total of the list, in one query: for the caller to read the records of. Of a list that is
 * whole, an index alone tells them, however far down the page is. One that a search narrows is gone through once for
 * both, and as a whole: PostgreSQL would else walk through all records in order, hoping to come upon the page soon.
 */
export async function findPage(db: Db, list: OrderedList, paging: Paging): Promise<Page> {
  const { limit, offset } = windowOf(paging)
  const order = sql.join([...list.order], sql`, `)
  const rows = sql`from ${list.from} where ${list.where ?? sql`true`}`
  const kept = sql`
    select ${list.total}::int as total,
      array(select ${list.id} ${rows} order by ${order} limit ${limit} offset ${offset}) as ids`
  const counted = sql`
    with found as materialized (select ${list.id} as id, row_number() over (order by ${order}) as place ${rows})
    select (select count(*) from found)::int as total,
      array(select id from found where place > ${offset} and place <= ${offset + limit} order by place) as ids`
  const [page] = await db
    .select({ total: sql<number>`page.total`, ids: sql<number[]>`page.ids` })
    .from(sql`(${list.total === null ? counted : kept}) as page`)
  if (!page) throw new Error('A page is one row, even of an empty list')
  return page
}
