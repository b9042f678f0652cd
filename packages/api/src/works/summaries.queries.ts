import type { WorkSummary } from '@gallery/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { findFirstImages } from './images.queries.ts'
import { works } from './works.table.ts'

/** The columns of a work that grids and lists show, without its picture. Join the artist by {@link itsArtist}. */
export const summaryColumns = {
  id: works.id,
  hash: works.hash,
  title_es: works.title_es,
  title_en: works.title_en,
  year: works.year,
  technique: works.technique,
  technique_en: works.technique_en,
  height: works.height,
  width: works.width,
  depth: works.depth,
  artist: { id: artists.id, display: artists.display, last_name: artists.last_name },
}

/** Joins a work to its artist, unless that one is in the bin. */
export const itsArtist = and(eq(artists.id, works.artist_id), isNull(artists.deleted_at))

/** What visitors may know of. Written as the partial index `works_public` is, which holds exactly these. */
export const isPublic = sql`(${works.public} and ${works.deleted_at} is null)`

/** Newest first, as lists show works. */
export const newestFirst = [desc(works.id)]

/** A part of a list of works. `order` may name columns of their artists. */
export type WorkWindow = { where: SQL | undefined; order?: SQL[]; limit?: number; offset?: number }

/**
 * The ids of a window, for the rest of a query to join its rows to, and to be put in the same order again. An index
 * alone tells the ids, so that a page far down the list costs little more than the first.
 */
export function windowIds(db: Db, { where, order = newestFirst, limit, offset = 0 }: WorkWindow) {
  const found = db
    .select({ id: works.id })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .$dynamic()
  return (limit === undefined ? found : found.limit(limit)).as('listed')
}

/**
 * The works of a window, each with its artist and its first public picture; with `hidden` the first of all. Two
 * queries, however many works there are.
 */
export async function findWorkSummaries(
  db: Db,
  { hidden = false, ...window }: WorkWindow & { hidden?: boolean }
): Promise<WorkSummary[]> {
  const listed = windowIds(db, window)
  const rows = await db
    .select(summaryColumns)
    .from(listed)
    .innerJoin(works, eq(works.id, listed.id))
    .leftJoin(artists, itsArtist)
    .orderBy(...(window.order ?? newestFirst))
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
