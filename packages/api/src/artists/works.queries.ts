import { ArtistWorksAnswer, type Decade, undated } from '@gallery/contract'
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { beside, decadesOf, isNear, isOfDecade } from '../db/decades.ts'
import { readPage } from '../db/page.queries.ts'
import { worksOfArtist } from '../summaries/workLists.ts'
import { itsArtist, summaryJson } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'

/** Works on a page of an artist: eight rows of three, twelve of two. */
const perPage = 24
/** So many series are offered to narrow to. */
const maxSeries = 100

/** Which of an artist's public works: of a decade, of a series. */
export type ArtistWorksFilter = { decade?: Decade | undefined; series?: string | undefined }

/** A page of an artist's public works, by year, with what they can be narrowed to. One to three queries. */
export async function listArtistWorks(
  db: Db,
  artistId: number,
  { page, ...filter }: ArtistWorksFilter & { page: number }
): Promise<ArtistWorksAnswer> {
  const { where, order } = worksOfArtist(artistId)
  const list = {
    id: works.id,
    from: sql`${works}`,
    where: and(where, isOfDecade(works, filter.decade), isOfSeries(filter)),
    order,
    total: null,
    record: summaryJson,
    joined: sql`${works} left join ${artists} on ${itsArtist}`,
  }
  const { data, meta } = await readPage(db, list, { page, per_page: perPage })
  const isNarrowed = filter.decade !== undefined || filter.series !== undefined
  const offers =
    isNarrowed || meta.last_page > 1
      ? {
          decades: await countDecades(db, and(where, isOfSeries(filter))),
          series: await countSeries(db, and(where, isOfDecade(works, filter.decade))),
        }
      : { decades: [], series: [] }
  return shaped(ArtistWorksAnswer, { data, meta: { ...meta, ...offers } })
}

function isOfSeries({ series }: ArtistWorksFilter): SQL | undefined {
  return series === undefined ? undefined : eq(works.series, series)
}

async function countDecades(db: Db, where: SQL | undefined): Promise<ArtistWorksAnswer['meta']['decades']> {
  const decade = sql<number | null>`decades.decade`
  const rows = await db
    .select({ decade, count: count(), near: sql`count(*) filter (where ${isNear(works)})`.mapWith(Number) })
    .from(sql`${works} ${beside(decadesOf(works))}`)
    .where(where)
    .groupBy(decade)
    .orderBy(sql`${decade} nulls last`)
  return rows.map((row) => ({ ...row, decade: row.decade ?? undated }))
}

async function countSeries(db: Db, where: SQL | undefined): Promise<ArtistWorksAnswer['meta']['series']> {
  const rows = await db
    .select({ series: works.series, count: count() })
    .from(works)
    .where(and(where, ne(works.series, '')))
    .groupBy(works.series)
    .orderBy(desc(count()), asc(works.series))
    .limit(maxSeries)
  return rows.toSorted((one, other) => one.series.localeCompare(other.series, 'es', { numeric: true }))
}
