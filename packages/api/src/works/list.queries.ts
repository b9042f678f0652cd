import { type WorkNames, type WorkRowsAnswer, WorksAnswer } from '@gallery/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { findPage, readPage } from '../db/page.queries.ts'
import { keptTotal } from '../db/totals.queries.ts'
import { totals } from '../db/totals.table.ts'
import { metaOf, type Paging } from '../paging.ts'
import { orderOf, type PanelFilter, type PublicFilter, panelCondition, publicCondition } from './filter.ts'
import { findLastMovements } from './movements.queries.ts'
import { itsArtist, newestFirst, summaryColumns, summaryJson, withFirstImages } from './summaries.queries.ts'
import { works } from './works.table.ts'

/** A page of the public works, newest first, in one query. */
export async function listWorks(db: Db, filter: PublicFilter, paging: Paging): Promise<WorksAnswer> {
  const isWhole = filter.query === '' && filter.artist === undefined
  const list = {
    id: works.id,
    from: sql`${works}`,
    where: publicCondition(filter),
    order: newestFirst,
    total: isWhole ? publicTotal : null,
    record: summaryJson,
    joined: sql`${works} left join ${artists} on ${itsArtist}`,
    ...(isWhole ? { name: 'works' } : {}),
  }
  return shaped(WorksAnswer, await readPage(db, list, paging))
}

/** A page of the works as the panel lists them, hidden ones among them. Four queries, however long the page. */
export async function listWorkRows(db: Db, filter: PanelFilter, paging: Paging): Promise<WorkRowsAnswer> {
  const order = orderOf(filter.sort)
  const list = {
    id: works.id,
    from: sql`${works} left join ${artists} on ${itsArtist}`,
    where: panelCondition(db, filter),
    order,
    total: totalOf(filter),
  }
  const { ids, total } = await findPage(db, list, paging)
  const rows = await db
    .select({ ...summaryColumns, code: works.code, public: works.public, updated_at: works.updated_at })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(inArray(works.id, ids))
    .orderBy(...order)
  const lastMovements = await findLastMovements(db, ids)
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

const allTotal = keptTotal(eq(totals.name, 'works'))
const publicTotal = keptTotal(eq(totals.name, 'works:public'))

/** The total that is kept already, or null where something but visibility narrows the list. */
function totalOf(filter: PanelFilter): SQL | null {
  const { query, artist, status, collection, technique, from, to, image, english } = filter
  const narrowings = [artist, status, collection, technique, from, to, image, english]
  if (query !== '' || narrowings.some((value) => value !== undefined)) return null
  if (filter.public === undefined) return allTotal
  return filter.public ? publicTotal : sql`(${allTotal} - ${publicTotal})`
}
