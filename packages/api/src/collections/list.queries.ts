import type {
  CollectionNames,
  CollectionRowsAnswer,
  CollectionsAnswer,
  CollectionsFilter,
  CollectionsQuery,
} from '@gallery/contract'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listIds } from '../db/listIds.queries.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames, windowOf } from '../paging.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { contains, isAmong, nearestFirst, searchedWords } from '../tables/search.ts'
import { isOnSite } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'
import { findContents } from './contents.queries.ts'
import { type CollectionView, panelView, shownWorks, siteView } from './view.ts'

/** What a list of collections is narrowed to; `hidden`, for the panel, adds the private ones and hidden works. */
export type CollectionFilter = Pick<CollectionsQuery, 'search' | 'public'> & { hidden: boolean }

/** The columns of a collection that lists show, without its contents. */
export const summaryColumns = {
  id: collections.id,
  link: collections.link,
  title_es: collections.title_es,
  title_en: collections.title_en,
  image: collections.image,
  picture: pictureColumns,
  public: collections.public,
}

/** Joins a collection to what is known of its picture. */
export const itsPicture = and(eq(pictures.folder, 'collections'), eq(pictures.file, collections.image))

/** A page of the public collections, newest first, with what visitors see of them. */
export async function listCollections(
  db: Db,
  { search }: Pick<CollectionsQuery, 'search'>,
  paging: Paging
): Promise<CollectionsAnswer> {
  const where = conditionOf({ search, hidden: false })
  const [counted] = await db.select({ total: count() }).from(collections).where(where)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(summaryColumns)
    .from(collections)
    .leftJoin(pictures, itsPicture)
    .where(where)
    .orderBy(desc(collections.id))
    .limit(limit)
    .offset(offset)
  const contentsOf = await findContents(
    db,
    rows.map((row) => row.id),
    siteView
  )
  return {
    data: rows.map((row) => ({ ...row, ...contentsOf(row.id) })),
    meta: metaOf(counted?.total ?? 0, paging),
  }
}

/** A page of collections as the panel lists them, private ones among them. */
export async function listCollectionRows(
  db: Db,
  query: CollectionsFilter,
  paging: Paging
): Promise<CollectionRowsAnswer> {
  const where = conditionOf({ ...query, hidden: true })
  const [counted] = await db.select({ total: count() }).from(collections).where(where)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select({
      ...summaryColumns,
      recipient: collections.recipient,
      open_until: collections.open_until,
      opened: collections.opened,
      opened_at: collections.opened_at,
      watched: collections.watched,
      updated_at: collections.updated_at,
    })
    .from(collections)
    .leftJoin(pictures, itsPicture)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset(offset)
  const contentsOf = await findContents(
    db,
    rows.map((row) => row.id),
    panelView
  )
  const data = rows.map((row) => ({
    ...row,
    ...contentsOf(row.id),
    open_until: row.open_until?.toISOString() ?? null,
    opened_at: row.opened_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }))
  return { data, meta: metaOf(counted?.total ?? 0, paging) }
}

/** The ids of all collections of the panel's list in its order (`db/listIds.queries.ts`). */
export function listCollectionIds(db: Db, query: CollectionsFilter): Promise<number[]> {
  return listIds(db, collections, conditionOf({ ...query, hidden: true }), orderOf(query))
}

/** The order of the panel's list: as asked for, then newest first. */
export function orderOf({ sort }: Pick<CollectionsQuery, 'sort'>): SQL[] {
  return [...(sort === undefined ? [] : [orders[sort]]), desc(collections.id)]
}

const title = sql`fold(${collections.title_es})`
const orders: Record<NonNullable<CollectionsQuery['sort']>, SQL> = {
  title: asc(title),
  '-title': desc(title),
  '-updated': desc(collections.updated_at),
  '-opened': desc(collections.opened),
}

/**
 * A page of collections by their names, for pickers: the nearest to what is asked first, then the newest, or those of
 * some ids.
 */
export async function listCollectionNames(
  db: Db,
  { ids, page, ...filter }: CollectionFilter & Pick<CollectionsQuery, 'ids' | 'page'>
): Promise<CollectionNames> {
  const { id, link, title_es, title_en, public: isPublic } = summaryColumns
  const { limit, offset } = namesWindow(page)
  const rows = await db
    .select({ id, link, title_es, title_en, public: isPublic })
    .from(collections)
    .where(and(conditionOf(filter), ids && inArray(collections.id, ids)))
    .orderBy(...nearestFirst(collections.search, filter.search), desc(collections.id))
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

function viewOf({ hidden }: CollectionFilter): CollectionView {
  return hidden ? panelView : siteView
}

/** The collections that a list has. */
export function conditionOf(filter: CollectionFilter): SQL | undefined {
  const { hidden, search } = filter
  return and(
    hidden ? isNull(collections.deleted_at) : isOnSite,
    hidden && filter.public !== undefined ? eq(collections.public, filter.public) : undefined,
    ...searchedWords(search).map((word) => isAbout(word, viewOf(filter)))
  )
}

/** The word stands in the titles, or in the name of an artist of a work that the view shows. */
function isAbout(word: string, view: CollectionView): SQL {
  return isAmong(
    collections.id,
    sql`select ${collections.id} from ${collections} where ${contains(collections.search, word)}`,
    sql`select ${collectionWorks.collection_id} from ${collectionWorks}
      join ${works} on ${works.id} = ${collectionWorks.work_id}
      join ${artists} on ${artists.id} = ${works.artist_id}
      where ${shownWorks(view)} and ${artists.deleted_at} is null and ${contains(artists.search, word)}`
  )
}
