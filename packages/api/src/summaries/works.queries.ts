import { listedWorkFields, type WorkSummary } from '@gallery/contract'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { jsonIfAny, jsonOf } from '../db/json.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import { findFirstImages, firstImageJson } from './workImages.queries.ts'

/** The columns of a work that grids and lists show, without its picture. Join the artist by {@link itsArtist}. */
export const summaryColumns = {
  id: works.id,
  hash: works.hash,
  ...columnsOf(works, listedWorkFields),
  date_words: works.date_words,
  artist: { id: artists.id, display: artists.display, last_name: artists.last_name },
}

/** A work as visitors see it in lists, as JSON. Join the artist by {@link itsArtist}. */
export const summaryJson = jsonOf({
  ...summaryColumns,
  artist: jsonIfAny(artists.id, summaryColumns.artist),
  img: firstImageJson,
})

/** Joins a work to its artist, unless that one is in the bin. */
export const itsArtist = and(eq(artists.id, works.artist_id), isNull(artists.deleted_at))

/** Newest first, as lists show works. */
export const newestFirst = [desc(works.id)]

/** Works in an order, by default newest first. `order` may name columns of their artists. */
export type WorkSelection = { where: SQL | undefined; order?: SQL[]; hidden?: boolean }

/**
 * The works of a selection, each with its artist and its first public picture; with `hidden` the first of all. Two
 * queries, however many works there are.
 */
export async function findWorkSummaries(
  db: Db,
  { where, order = newestFirst, hidden = false }: WorkSelection
): Promise<WorkSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(where)
    .orderBy(...order)
  return withFirstImages(db, rows, hidden)
}

/** Puts beside each work its first picture, or its first public one. One query. */
export async function withFirstImages<Row extends { id: number }>(
  db: Db,
  rows: readonly Row[],
  hidden: boolean
): Promise<(Row & Pick<WorkSummary, 'img'>)[]> {
  const images = await findFirstImages(
    db,
    rows.map((row) => row.id),
    hidden
  )
  return rows.map((row) => ({ ...row, img: images.get(row.id) ?? null }))
}
