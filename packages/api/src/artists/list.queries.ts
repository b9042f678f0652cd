import type { ArtistNames, ArtistsAnswer, ArtistsQuery } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { findPage, placeAmong } from '../db/page.queries.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames } from '../paging.ts'
import { artists } from '../tables/artists.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { contains, type Nearness, nearestFirst, nearnessTo, searchedWords } from '../tables/search.ts'
import { standsUnder } from './letters.ts'

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

/** By last name, accents aside; who has none stands by the name that is shown. */
export const byName = [asc(artists.sort_name), sql`fold(${artists.display})`, asc(artists.id)]

/** Which artists a list has: those whose names hold all words, and who stand under a letter. */
export type ArtistsFilter = { query: string; letter?: string | undefined }

/** A page of the artists, the nearest to what is searched for first, then by name. Two queries. */
export async function listArtists(db: Db, filter: ArtistsFilter, paging: Paging): Promise<ArtistsAnswer> {
  const where = conditionOf(filter)
  const nearness = nearnessOf(filter.query)
  const list = {
    id: artists.id,
    from: sql`${artists}`,
    where,
    order: byName,
    // Counted by themselves, the names before a page need not be put in order one by one.
    total: nearness ? null : sql`(select count(*) from ${artists} where ${where})`,
    nearness,
  }
  const { ids, total } = await findPage(db, list, paging)
  const data = await db
    .select(summaryColumns)
    .from(artists)
    .leftJoin(pictures, itsPicture)
    .where(inArray(artists.id, ids))
    .orderBy(placeAmong(artists.id, ids))
  return { data, meta: metaOf(total, paging) }
}

/** A page of artists by their names, for pickers: the nearest to what is asked first, or those of some ids. */
export async function listArtistNames(
  db: Db,
  { query, ids, page }: Pick<ArtistsQuery, 'query' | 'ids' | 'page'>
): Promise<ArtistNames> {
  const { limit, offset } = namesWindow(page)
  const rows = await db
    .select({ id: artists.id, display: artists.display, last_name: artists.last_name })
    .from(artists)
    .where(and(conditionOf({ query }), ids && inArray(artists.id, ids)))
    .orderBy(...nearestFirst(artists.search, query), ...byName)
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

/** How near artists are to the words of a list that is in no order of its own. */
export function nearnessOf(query: string): Nearness | undefined {
  const texts = [artists.display, artists.last_name]
  return nearnessTo(query, { table: artists, id: artists.id, search: artists.search, texts })
}

/** Never those in the bin. */
export function conditionOf({ query, letter }: ArtistsFilter): SQL | undefined {
  return and(
    isNull(artists.deleted_at),
    letter === undefined ? undefined : standsUnder(letter),
    ...searchedWords(query).map((word) => contains(artists.search, word))
  )
}
