import type { ArtistRowsAnswer, ArtistsQuery } from '@gallery/contract'
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { findPage, placeAmong } from '../db/page.queries.ts'
import { metaOf } from '../paging.ts'
import { artists } from '../tables/artists.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isPublicWork } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'
import { byName, conditionOf, itsPicture, nearnessOf, summaryColumns } from './list.queries.ts'

/** How many artists a page of the panel's list holds when nobody says. */
const defaultPage = 20

/** Which of them, and in which order. */
type Narrowed = Pick<ArtistsQuery, 'query' | 'image' | 'bio' | 'sort'>
type RowsFilter = Narrowed & Pick<ArtistsQuery, 'page' | 'per_page'>

/** A page of the artists as the panel lists them, with the counts of their works. Two queries. */
export async function listArtistRows(db: Db, filter: RowsFilter): Promise<ArtistRowsAnswer> {
  const paging = { page: filter.page, per_page: filter.per_page ?? defaultPage }
  const list = {
    id: artists.id,
    from: sql`${artists}`,
    where: whereOf(filter),
    order: orderOf(filter),
    total: null,
    nearness: filter.sort === undefined ? nearnessOf(filter.query) : undefined,
  }
  const { ids, total } = await findPage(db, list, paging)
  const rows = await db
    .select({
      ...summaryColumns,
      works: workCount,
      public_works: publicWorkCount,
      has_bio: sql<boolean>`${artists.bio_es} <> ''`,
      updated_at: artists.updated_at,
    })
    .from(artists)
    .leftJoin(pictures, itsPicture)
    .where(inArray(artists.id, ids))
    .orderBy(placeAmong(artists.id, ids))
  return {
    data: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
    meta: metaOf(total, paging),
  }
}

/** The ids of all of them in the order of the list, for what goes through the whole of it. One query. */
export async function listArtistIds(db: Db, filter: Narrowed): Promise<number[]> {
  const rows = await db
    .select({ id: artists.id })
    .from(artists)
    .where(whereOf(filter))
    .orderBy(...orderOf(filter))
  return rows.map(({ id }) => id)
}

const whereOf = (filter: Narrowed) => and(conditionOf({ query: filter.query }), ...narrowings(filter))
const orderOf = ({ sort = 'name' }: Narrowed) => [...orders[sort], ...byName]

const ofThem = sql`from ${works} where ${works.artist_id} = ${artists.id} and ${works.deleted_at} is null`
const workCount = sql<number>`(select count(*)::int ${ofThem})`
const publicWorkCount = sql<number>`(select count(*)::int ${ofThem} and ${isPublicWork})`

const orders: Record<NonNullable<ArtistsQuery['sort']>, SQL[]> = {
  name: [],
  '-name': [desc(artists.sort_name)],
  works: [workCount],
  '-works': [desc(workCount)],
  '-updated': [desc(artists.updated_at)],
}

function narrowings({ image, bio }: Narrowed): (SQL | undefined)[] {
  return [
    image === undefined ? undefined : image ? isNotNull(artists.image) : isNull(artists.image),
    bio === undefined ? undefined : bio ? ne(artists.bio_es, '') : eq(artists.bio_es, ''),
  ]
}
