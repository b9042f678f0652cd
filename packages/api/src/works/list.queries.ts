import type { WorkNames, WorkRowsAnswer, WorksAnswer } from '@gallery/contract'
import { count, eq, type SQL } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { readTotal } from '../db/totals.queries.ts'
import { metaOf, type Paging, windowOf } from '../paging.ts'
import { orderOf, type PanelFilter, type PublicFilter, panelCondition, publicCondition } from './filter.ts'
import { findLastMovements } from './movements.queries.ts'
import {
  findWorkSummaries,
  itsArtist,
  newestFirst,
  summaryColumns,
  windowIds,
  withFirstImages,
} from './summaries.queries.ts'
import { works } from './works.table.ts'

/** A page of the public works, newest first. */
export async function listWorks(db: Db, filter: PublicFilter, paging: Paging): Promise<WorksAnswer> {
  const where = publicCondition(filter)
  const isWhole = filter.query === '' && filter.artist === undefined
  const total = isWhole ? await readTotal(db, 'works:public') : await countWorks(db, where)
  return { data: await findWorkSummaries(db, { where, ...windowOf(paging) }), meta: metaOf(total, paging) }
}

/** A page of the works as the panel lists them, hidden ones among them. */
export async function listWorkRows(db: Db, filter: PanelFilter, paging: Paging): Promise<WorkRowsAnswer> {
  const where = panelCondition(db, filter)
  const total = (await totalOf(db, filter)) ?? (await countWorks(db, where))
  const order = orderOf(filter.sort)
  const listed = windowIds(db, { where, order, ...windowOf(paging) })
  const rows = await db
    .select({ ...summaryColumns, code: works.code, public: works.public, updated_at: works.updated_at })
    .from(listed)
    .innerJoin(works, eq(works.id, listed.id))
    .leftJoin(artists, itsArtist)
    .orderBy(...order)
  const lastMovements = await findLastMovements(
    db,
    rows.map((row) => row.id)
  )
  const data = (await withFirstImages(db, rows, true)).map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    last_movement: lastMovements.get(row.id) ?? null,
  }))
  return { data, meta: metaOf(total, paging) }
}

/** Works by their names, newest first, for pickers: the public ones, or with `hidden` all. */
export async function listWorkNames(
  db: Db,
  filter: PublicFilter,
  hidden: boolean
): Promise<WorkNames['data']> {
  return db
    .select({ id: works.id, title_es: works.title_es, title_en: works.title_en, code: works.code })
    .from(works)
    .where(hidden ? panelCondition(db, filter) : publicCondition(filter))
    .orderBy(...newestFirst)
}

async function countWorks(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(works).leftJoin(artists, itsArtist).where(where)
  return counted?.total ?? 0
}

/** The total that is kept already, or null where something but visibility narrows the list. */
async function totalOf(db: Db, filter: PanelFilter): Promise<number | null> {
  const { query, artist, status, collection, image, missing } = filter
  const isNarrowed = [artist, status, collection, image, missing].some((value) => value !== undefined)
  if (query !== '' || isNarrowed) return null
  if (filter.public === true) return readTotal(db, 'works:public')
  const all = await readTotal(db, 'works')
  return filter.public === undefined ? all : all - (await readTotal(db, 'works:public'))
}
