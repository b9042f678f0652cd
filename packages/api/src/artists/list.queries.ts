import type { ArtistNames, ArtistsAnswer, ArtistsQuery } from '@gallery/contract'
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { contains, wordsOf } from '../db/search.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { pictures } from '../images/pictures.table.ts'
import { metaOf, windowOf } from '../paging.ts'
import { artists } from './artists.table.ts'

/** The columns of an artist that lists show. Join the picture by {@link itsPicture}. */
export const summaryColumns = {
  id: artists.id,
  display: artists.display,
  last_name: artists.last_name,
  image: artists.image,
  picture: pictureColumns,
  dates_es: artists.dates_es,
  dates_en: artists.dates_en,
}

/** Joins an artist to what is known of their picture. */
export const itsPicture = and(eq(pictures.folder, 'artists'), eq(pictures.file, artists.image))

/** What an artist is sorted by. */
export const lastName = sql`fold(coalesce(nullif(${artists.last_name}, ''), ${artists.display}))`

/** By last name, accents aside; who has none stands by the name that is shown. */
export const byName = [lastName, sql`fold(${artists.display})`, asc(artists.id)]

/** Artists by name: a page of them, or without `per_page` all as one page. */
export async function listArtists(
  db: Db,
  { query, page, per_page }: Pick<ArtistsQuery, 'query' | 'page' | 'per_page'>
): Promise<ArtistsAnswer> {
  const where = conditionOf(query)
  const [counted] = await db.select({ total: count() }).from(artists).where(where)
  const total = counted?.total ?? 0
  const paging = { page, per_page: per_page ?? Math.max(1, total) }
  const { limit, offset } = windowOf(paging)
  const data = await db
    .select(summaryColumns)
    .from(artists)
    .leftJoin(pictures, itsPicture)
    .where(where)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset)
  return { data, meta: metaOf(total, paging) }
}

/** Every artist by name, for pickers. */
export async function listArtistNames(db: Db, query: string): Promise<ArtistNames['data']> {
  return db
    .select({ id: artists.id, display: artists.display, last_name: artists.last_name })
    .from(artists)
    .where(conditionOf(query))
    .orderBy(...byName)
}

/** Every word is part of the name; never those in the bin. */
export function conditionOf(query: string): SQL | undefined {
  return and(isNull(artists.deleted_at), ...wordsOf(query).map((word) => contains(artists.search, word)))
}
