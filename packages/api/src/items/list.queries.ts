import type { ItemNames, ItemRowsAnswer, ItemsAnswer, ItemsQuery } from '@gallery/contract'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { metaOf, type Paging, windowOf } from '../paging.ts'
import {
  newestFirst,
  orderOf,
  type PanelFilter,
  type PublicFilter,
  panelCondition,
  publicCondition,
} from './filter.ts'
import { items } from './items.table.ts'
import { summaryColumns, withParts } from './summaries.queries.ts'
import { countKept, countShown } from './total.queries.ts'

/** A page of the items that visitors see, newest first. Four queries, however long the page. */
export async function listItems(db: Db, filter: PublicFilter, paging: Paging): Promise<ItemsAnswer> {
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(summaryColumns)
    .from(items)
    .where(publicCondition(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return { data: await withParts(db, rows), meta: metaOf(await countShown(db, filter), paging) }
}

/** A page of the items as the panel lists them, hidden and inactive ones among them. */
export async function listItemRows(
  db: Db,
  filter: PanelFilter & Pick<ItemsQuery, 'sort'>,
  paging: Paging
): Promise<ItemRowsAnswer> {
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select({ ...summaryColumns, code: items.code, public: items.public, updated_at: items.updated_at })
    .from(items)
    .where(panelCondition(filter))
    .orderBy(...orderOf(filter.sort))
    .limit(limit)
    .offset(offset)
  const data = (await withParts(db, rows)).map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
  }))
  return { data, meta: metaOf(await countKept(db, filter), paging) }
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
