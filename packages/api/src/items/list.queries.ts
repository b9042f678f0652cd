import { type ItemNames, type ItemRowsAnswer, ItemsAnswer, type ItemsQuery } from '@gallery/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { findPage, readPage } from '../db/page.queries.ts'
import { metaOf, type Paging } from '../paging.ts'
import {
  newestFirst,
  orderOf,
  type PanelFilter,
  type PublicFilter,
  panelCondition,
  publicCondition,
} from './filter.ts'
import { items } from './items.table.ts'
import { summaryColumns, summaryJson, withParts } from './summaries.queries.ts'
import { totalKept, totalShown } from './totals.ts'

/** A page of the items that visitors see, newest first. In one query. */
export async function listItems(db: Db, filter: PublicFilter, paging: Paging): Promise<ItemsAnswer> {
  const isWhole = filter.query === '' && filter.kind === undefined && filter.archive === undefined
  const list = {
    id: items.id,
    from: sql`${items}`,
    where: publicCondition(filter),
    order: newestFirst,
    total: totalShown(filter),
    record: summaryJson,
    joined: sql`${items}`,
    ...(isWhole ? { name: 'items' } : {}),
  }
  return shaped(ItemsAnswer, await readPage(db, list, paging))
}

/** A page of the items as the panel lists them, hidden and inactive ones among them. */
export async function listItemRows(
  db: Db,
  filter: PanelFilter & Pick<ItemsQuery, 'sort'>,
  paging: Paging
): Promise<ItemRowsAnswer> {
  const order = orderOf(filter.sort)
  const list = {
    id: items.id,
    from: sql`${items}`,
    where: panelCondition(filter),
    order,
    total: totalKept(filter),
  }
  const { ids, total } = await findPage(db, list, paging)
  const rows = await db
    .select({ ...summaryColumns, code: items.code, public: items.public, updated_at: items.updated_at })
    .from(items)
    .where(inArray(items.id, ids))
    .orderBy(...order)
  const data = (await withParts(db, rows)).map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
  }))
  return { data, meta: metaOf(total, paging) }
}

/** Items by their names, newest first, for pickers: those that visitors see, or with `hidden` all. */
export async function listItemNames(
  db: Db,
  filter: PublicFilter,
  hidden: boolean
): Promise<ItemNames['data']> {
  const condition: SQL | undefined = hidden ? panelCondition(filter) : publicCondition(filter)
  return db
    .select({ id: items.id, subtitle_es: items.subtitle_es, subtitle_en: items.subtitle_en })
    .from(items)
    .where(condition)
    .orderBy(...newestFirst)
}
