import { type ItemNames, type ItemRowsAnswer, ItemsAnswer, type ItemsQuery } from '@gallery/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { findPage, placeAmong, readPage } from '../db/page.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames } from '../paging.ts'
import { items } from '../tables/items.table.ts'
import { nearestFirst } from '../tables/search.ts'
import {
  isNarrowed,
  nearnessOf,
  newestFirst,
  orderedBy,
  orderOf,
  type PanelFilter,
  type PublicFilter,
  panelCondition,
  publicCondition,
  publicSortOf,
} from './filter.ts'
import { withPlaces } from './places.queries.ts'
import { summaryColumns, summaryJson, withParts } from './summaries.queries.ts'
import { totalKept, totalShown } from './totals.ts'

/** A page of the items that visitors see, the nearest to what is searched for first, then newest first. One query. */
export async function listItems(
  db: Db,
  filter: PublicFilter & Pick<ItemsQuery, 'sort'>,
  paging: Paging
): Promise<ItemsAnswer> {
  const { query, archive } = filter
  const isWhole = archive === undefined && !isNarrowed(filter)
  const sort = publicSortOf(filter.sort)
  const list = {
    id: items.id,
    from: orderedBy(sort),
    where: publicCondition(filter),
    order: orderOf(sort),
    total: totalShown(filter),
    nearness: nearnessOf({ query, sort }),
    record: summaryJson,
    joined: sql`${items}`,
    ...(isWhole && sort === undefined ? { name: 'items' } : {}),
  }
  const page = shaped(ItemsAnswer, await readPage(db, list, paging))
  return { ...page, data: await withPlaces(db, page.data, query) }
}

/** A page of the items as the panel lists them, hidden and inactive ones among them. */
export async function listItemRows(
  db: Db,
  filter: PanelFilter & Pick<ItemsQuery, 'sort'>,
  paging: Paging
): Promise<ItemRowsAnswer> {
  const list = {
    id: items.id,
    from: orderedBy(filter.sort),
    where: panelCondition(filter),
    order: orderOf(filter.sort),
    total: totalKept(filter),
    nearness: nearnessOf(filter),
  }
  const { ids, total } = await findPage(db, list, paging)
  const rows = await db
    .select({
      ...summaryColumns,
      code: items.code,
      public: items.public,
      rights: items.rights,
      updated_at: items.updated_at,
    })
    .from(items)
    .where(inArray(items.id, ids))
    .orderBy(placeAmong(items.id, ids))
  const data = (await withParts(db, rows)).map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
  }))
  return { data, meta: metaOf(total, paging) }
}

/** A page of items by their names, the nearest to what is asked first, then the newest: shown ones, or `hidden` too. */
export async function listItemNames(
  db: Db,
  filter: PublicFilter & Pick<Paging, 'page'>,
  hidden: boolean
): Promise<ItemNames> {
  const condition: SQL | undefined = hidden ? panelCondition(filter) : publicCondition(filter)
  const { limit, offset } = namesWindow(filter.page)
  const rows = await db
    .select({ id: items.id, subtitle_es: items.subtitle_es, subtitle_en: items.subtitle_en })
    .from(items)
    .where(condition)
    .orderBy(...nearestFirst(subtitles, filter.query), ...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

const subtitles = sql`fold(${items.subtitle_es} || ' ' || ${items.subtitle_en})`
