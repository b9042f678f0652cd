import { type CollectionSummary, maxCovers, type WorkArtist, type WorkImage } from '@gallery/contract'
import { and, asc, count, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { findFirstImages } from '../summaries/workImages.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { isShownWorkImage } from '../tables/shown.ts'
import { workImages, works } from '../tables/works.table.ts'
import { type CollectionView, shownWorks } from './view.ts'

/** What a list says of the works of a collection. */
export type Contents = Pick<CollectionSummary, 'count' | 'artists' | 'covers'>

const none: Contents = { count: 0, artists: [], covers: [] }

/** What the works of each collection come to, as far as the view shows them. Four queries, however many there are. */
export async function findContents(
  db: Db,
  ids: readonly number[],
  view: CollectionView
): Promise<(id: number) => Contents> {
  if (ids.length === 0) return () => none
  const counts = await countWorks(db, ids, view)
  const artistsOf = await findArtists(db, ids, view)
  const coversOf = await findCovers(db, ids, view)
  return (id) => ({
    count: counts.get(id) ?? 0,
    artists: artistsOf.get(id) ?? [],
    covers: coversOf.get(id) ?? [],
  })
}

async function countWorks(db: Db, ids: readonly number[], view: CollectionView) {
  const rows = await db
    .select({ id: collectionWorks.collection_id, count: count() })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, collectionWorks.work_id))
    .where(and(inArray(collectionWorks.collection_id, [...ids]), shownWorks(view)))
    .groupBy(collectionWorks.collection_id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Each artist once, by last name. */
async function findArtists(db: Db, ids: readonly number[], view: CollectionView) {
  const rows = await db
    .selectDistinct({
      collection_id: collectionWorks.collection_id,
      id: artists.id,
      display: artists.display,
      last_name: artists.last_name,
    })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, collectionWorks.work_id))
    .innerJoin(artists, and(eq(artists.id, works.artist_id), isNull(artists.deleted_at)))
    .where(and(inArray(collectionWorks.collection_id, [...ids]), shownWorks(view)))
    .orderBy(asc(artists.last_name), asc(artists.display), asc(artists.id))
  const found = new Map<number, WorkArtist[]>()
  for (const { collection_id, ...artist } of rows) {
    found.set(collection_id, [...(found.get(collection_id) ?? []), artist])
  }
  return found
}

/**
 * The pictures of the works that the gallery chose as covers; where it chose none that can be shown, of the first works
 * that have one.
 */
async function findCovers(db: Db, ids: readonly number[], view: CollectionView) {
  const pictured = db
    .select({ id: workImages.id })
    .from(workImages)
    .where(
      and(
        eq(workImages.work_id, works.id),
        view.hiddenImages ? isNull(workImages.deleted_at) : isShownWorkImage
      )
    )
  const { collection_id, cover, position, work_id } = collectionWorks
  const ranked = db
    .select({
      collection_id,
      work_id,
      cover,
      isChosen: sql<boolean>`bool_or(${cover}) over (partition by ${collection_id})`.as('is_chosen'),
      rank: sql<number>`row_number() over (
        partition by ${collection_id} order by ${cover} desc, ${position}, ${work_id}
      )`.as('rank'),
    })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, work_id))
    .where(and(inArray(collection_id, [...ids]), shownWorks(view), exists(pictured)))
    .as('ranked')
  const rows = await db
    .select({ collection_id: ranked.collection_id, work_id: ranked.work_id })
    .from(ranked)
    .where(and(lte(ranked.rank, maxCovers), or(ranked.cover, sql`not ${ranked.isChosen}`)))
    .orderBy(asc(ranked.collection_id), asc(ranked.rank))
  const images = await findFirstImages(
    db,
    rows.map((row) => row.work_id),
    view.hiddenImages
  )
  const found = new Map<number, WorkImage[]>()
  for (const row of rows) {
    const image = images.get(row.work_id)
    if (image) found.set(row.collection_id, [...(found.get(row.collection_id) ?? []), image])
  }
  return found
}
