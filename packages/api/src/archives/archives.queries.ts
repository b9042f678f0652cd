import type { Archive, ArchiveNames, ArchivesAnswer, ArchivesQuery } from '@gallery/contract'
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listIds } from '../db/listIds.queries.ts'
import { metaOf, namesWindow, type Paging, pageOfNames, windowOf } from '../paging.ts'
import { findYears, itemCount, itsTotal } from '../summaries/archives.queries.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { contains, isAmong, nearestFirst, searchedWords } from '../tables/search.ts'
import { isShownArchive } from '../tables/shown.ts'
import { totals } from '../tables/totals.table.ts'
import { findCovers } from './contents.queries.ts'

/** What archives are narrowed to. `hidden` adds the hidden ones, and to each what is hidden in it. */
type ArchiveFilter = { query: string; hidden: boolean; public?: boolean | undefined }

const columns = {
  id: archives.id,
  title_es: archives.title_es,
  title_en: archives.title_en,
  description_es: archives.description_es,
  description_en: archives.description_en,
  public: archives.public,
  updated_at: archives.updated_at,
  count: itemCount,
}

/** By title, as people look for a name. */
const byTitle = [sql`fold(${archives.title_es})`, asc(archives.id)]

/** A page of archives with what is in them. Four queries, however many archives there are. */
export async function listArchives(db: Db, filter: ArchiveFilter, paging: Paging): Promise<ArchivesAnswer> {
  const condition = conditionOf(filter)
  const [counted] = await db.select({ total: count() }).from(archives).where(condition)
  const data = await findArchives(db, condition, filter.hidden, windowOf(paging))
  return { data, meta: metaOf(counted?.total ?? 0, paging) }
}

/** The ids of all archives of a list in its order (`db/listIds.queries.ts`). */
export function listArchiveIds(db: Db, filter: ArchiveFilter): Promise<number[]> {
  return listIds(db, archives, conditionOf(filter), byTitle)
}

/** A page of archives by their names, for pickers: the nearest to what is asked first, or those of some ids. */
export async function listArchiveNames(
  db: Db,
  { ids, page, ...filter }: ArchiveFilter & Pick<ArchivesQuery, 'ids' | 'page'>
): Promise<ArchiveNames> {
  const { limit, offset } = namesWindow(page)
  const rows = await db
    .select({ id: archives.id, title_es: archives.title_es, title_en: archives.title_en })
    .from(archives)
    .where(and(conditionOf(filter), ids && inArray(archives.id, ids)))
    .orderBy(...nearestFirst(archives.search, filter.query), ...byTitle)
    .limit(limit)
    .offset(offset)
  return pageOfNames(rows)
}

/** An archive and whom it is about, or null: unknown, in the bin or, without `hidden`, hidden. Four queries. */
export async function findArchive(db: Db, id: number, hidden: boolean): Promise<Archive | null> {
  const condition = and(eq(archives.id, id), conditionOf({ query: '', hidden }))
  const [archive] = await findArchives(db, condition, hidden, { limit: 1, offset: 0 })
  return archive ? { ...archive, artists: await findArtists(db, id) } : null
}

async function findArchives(
  db: Db,
  condition: SQL | undefined,
  hidden: boolean,
  { limit, offset }: { limit: number; offset: number }
): Promise<Omit<Archive, 'artists'>[]> {
  const rows = await db
    .select(columns)
    .from(archives)
    .leftJoin(totals, itsTotal(hidden))
    .where(condition)
    .orderBy(...byTitle)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((archive) => archive.id)
  const yearsOf = await findYears(db, ids, hidden)
  const coversOf = await findCovers(db, ids, hidden)
  return rows.map((archive) => ({
    ...archive,
    updated_at: archive.updated_at.toISOString(),
    ...(yearsOf.get(archive.id) ?? { first_year: null, last_year: null }),
    images: coversOf.get(archive.id) ?? [],
  }))
}

/** Whom an archive is about, in order; nobody in the bin. */
export async function findArtists(db: Db, id: number): Promise<Archive['artists']> {
  return db
    .select({ id: artists.id, display: artists.display, last_name: artists.last_name })
    .from(archiveArtists)
    .innerJoin(artists, eq(artists.id, archiveArtists.artist_id))
    .where(and(eq(archiveArtists.archive_id, id), isNull(artists.deleted_at)))
    .orderBy(asc(archiveArtists.position), asc(artists.id))
}

function conditionOf({ query, hidden, ...filter }: ArchiveFilter): SQL | undefined {
  return and(
    hidden ? isNull(archives.deleted_at) : isShownArchive,
    filter.public === undefined ? undefined : eq(archives.public, filter.public),
    ...searchedWords(query).map(isAbout)
  )
}

/** The word stands in a title or in the name of somebody whom the archive is about. */
function isAbout(word: string): SQL {
  return isAmong(
    archives.id,
    sql`select ${archives.id} from ${archives} where ${contains(archives.search, word)}`,
    sql`select ${archiveArtists.archive_id} from ${archiveArtists}
      join ${artists} on ${artists.id} = ${archiveArtists.artist_id}
      where ${artists.deleted_at} is null and ${contains(artists.search, word)}`
  )
}
