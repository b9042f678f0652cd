import {
  type WorkNames,
  type WorkRow,
  type WorkRowsAnswer,
  WorksAnswer,
  type WorksQuery,
} from '@gallery/contract'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { findPage, placeAmong, readPage } from '../db/page.queries.ts'
import { keptTotal } from '../db/totals.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames } from '../paging.ts'
import {
  itsArtist,
  newestFirst,
  summaryColumns,
  summaryJson,
  withFirstImages,
} from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { nearestFirst } from '../tables/search.ts'
import { totals } from '../tables/totals.table.ts'
import { works } from '../tables/works.table.ts'
import { findListedHolds } from '../workHolds/line.queries.ts'
import {
  isNarrowed,
  isPanelNarrowed,
  nearnessOf,
  orderOf,
  type PanelFilter,
  type PublicFilter,
  panelCondition,
  publicCondition,
  publicSortOf,
} from './filter.ts'
import { findLastMovements, findSold } from './movements.queries.ts'

/** A page of the public works, the nearest to what is searched for first, then newest first. One query. */
export async function listWorks(
  db: Db,
  filter: PublicFilter & Pick<WorksQuery, 'sort'>,
  paging: Paging
): Promise<WorksAnswer> {
  const { query } = filter
  const isWhole = !isNarrowed(filter)
  const sort = publicSortOf(filter.sort)
  const joined = sql`${works} left join ${artists} on ${itsArtist}`
  const list = {
    id: works.id,
    // Joining what does not order would have all artists read.
    from: sort === 'artist' || sort === '-artist' ? joined : sql`${works}`,
    where: publicCondition(filter),
    order: orderOf(sort),
    total: isWhole ? publicTotal : null,
    nearness: nearnessOf({ query, sort }),
    record: summaryJson,
    joined,
    ...(isWhole && sort === undefined ? { name: 'works' } : {}),
  }
  return shaped(WorksAnswer, await readPage(db, list, paging))
}

/** A page of the works as the panel lists them, hidden ones among them. Six queries, however long the page. */
export async function listWorkRows(db: Db, filter: PanelFilter, paging: Paging): Promise<WorkRowsAnswer> {
  const order = orderOf(filter.sort)
  const list = {
    id: works.id,
    from: sql`${works} left join ${artists} on ${itsArtist}`,
    where: panelCondition(db, filter),
    order,
    total: totalOf(db, filter),
    nearness: nearnessOf(filter),
  }
  const { ids, total } = await findPage(db, list, paging)
  return { data: await findWorkRows(db, ids, filter.time.now), meta: metaOf(total, paging) }
}

/** Works as the panel lists them, in the order of their ids; those that are not there, or in the bin, are left out. */
export async function findWorkRows(db: Db, ids: readonly number[], now: Date): Promise<WorkRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...summaryColumns, code: works.code, public: works.public, updated_at: works.updated_at })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(and(inArray(works.id, [...ids]), isNull(works.deleted_at)))
    .orderBy(placeAmong(works.id, ids))
  const lastMovements = await findLastMovements(db, ids)
  const sold = await findSold(db, ids)
  const held = await findListedHolds(db, ids, now)
  return (await withFirstImages(db, rows, true)).map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    last_movement: lastMovements.get(row.id) ?? null,
    sold: sold.has(row.id),
    hold: held.get(row.id) ?? null,
  }))
}

/** A page of works by their names, the nearest to what is asked first, then the newest: public ones, or `hidden` too. */
export async function listWorkNames(
  db: Db,
  filter: PublicFilter & PanelFilter & Pick<Paging, 'page'>,
  hidden: boolean
): Promise<WorkNames> {
  const { limit, offset } = namesWindow(filter.page)
  const rows = await db
    .select({ id: works.id, title_es: works.title_es, title_en: works.title_en, code: works.code })
    .from(works)
    .where(hidden ? panelCondition(db, filter) : publicCondition(filter))
    .orderBy(...nearestFirst(titles, filter.query), ...newestFirst)
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

const titles = sql`fold(${works.title_es} || ' ' || ${works.title_en})`

const allTotal = keptTotal(eq(totals.name, 'works'))
const publicTotal = keptTotal(eq(totals.name, 'works:public'))

/** The total that is kept already, or null where something but visibility narrows the list. */
function totalOf(db: Db, filter: PanelFilter): SQL | null {
  if (isPanelNarrowed(db, filter)) return null
  if (filter.public === undefined) return allTotal
  return filter.public ? publicTotal : sql`(${allTotal} - ${publicTotal})`
}
