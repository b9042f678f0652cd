import type { CollectionNames, CollectionsAnswer, CollectionsQuery } from '@gallery/contract'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { contains, isAmong, wordsOf } from '../db/search.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { pictures } from '../images/pictures.table.ts'
import { metaOf, type Paging, windowOf } from '../paging.ts'
import { works } from '../works/works.table.ts'
import { collections, collectionWorks } from './collections.table.ts'
import { findContents } from './contents.queries.ts'
import { type CollectionView, isOnSite, panelView, shownWorks, siteView } from './view.ts'

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

/** A page of collections, newest first. */
export async function listCollections(
  db: Db,
  filter: CollectionFilter,
  paging: Paging
): Promise<CollectionsAnswer> {
  const where = conditionOf(filter)
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
    viewOf(filter)
  )
  return {
    data: rows.map((row) => ({ ...row, ...contentsOf(row.id) })),
    meta: metaOf(counted?.total ?? 0, paging),
  }
}

/** Every collection by its names, newest first, for pickers. */
export async function listCollectionNames(
  db: Db,
  filter: CollectionFilter
): Promise<CollectionNames['data']> {
  const { id, link, title_es, title_en, public: isPublic } = summaryColumns
  return db
    .select({ id, link, title_es, title_en, public: isPublic })
    .from(collections)
    .where(conditionOf(filter))
    .orderBy(desc(collections.id))
}

function viewOf({ hidden }: CollectionFilter): CollectionView {
  return hidden ? panelView : siteView
}

function conditionOf(filter: CollectionFilter): SQL | undefined {
  const { hidden, search } = filter
  return and(
    hidden ? isNull(collections.deleted_at) : isOnSite,
    hidden && filter.public !== undefined ? eq(collections.public, filter.public) : undefined,
    ...wordsOf(search).map((word) => isAbout(word, viewOf(filter)))
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
