import type { ArchiveSummary, Artist } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { isNear, yearsOf } from '../db/decades.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { items } from '../tables/items.table.ts'
import { isShownArchive, isShownItem } from '../tables/shown.ts'
import { totals } from '../tables/totals.table.ts'

/** How many items whoever looks can see in an archive, from {@link totals}, which {@link itsTotal} joins. */
export const itemCount = sql<number>`coalesce(${totals.total}, 0)`.mapWith(Number)

export function itsTotal(hidden: boolean): SQL {
  return eq(totals.name, sql`${hidden ? 'items:' : 'items:shown:'} || ${archives.id}`)
}

type Years = Pick<ArchiveSummary, 'first_year' | 'last_year'>

/** The years that the items of each archive cover, by those whose date is of at most ten years. */
export async function findYears(
  db: Db,
  ids: readonly number[],
  hidden: boolean
): Promise<Map<number, Years>> {
  if (ids.length === 0) return new Map()
  const { first, last } = yearsOf(items)
  const rows = await db
    .select({
      archive_id: items.archive_id,
      first_year: sql<number | null>`min(${first})`,
      last_year: sql<number | null>`max(${last})`,
    })
    .from(items)
    .where(and(inArray(items.archive_id, [...ids]), isCounted(hidden), isNear(items)))
    .groupBy(items.archive_id)
  return new Map(
    rows.flatMap(({ archive_id, ...years }) => (archive_id === null ? [] : [[archive_id, years]]))
  )
}

/** The archives about an artist, with how much of which years is in them; `hidden` adds the hidden ones. Two queries. */
export async function findArchivesAbout(
  db: Db,
  artistId: number,
  hidden: boolean
): Promise<Artist['archives']> {
  const rows = await db
    .select({
      id: archives.id,
      title_es: archives.title_es,
      title_en: archives.title_en,
      count: itemCount,
    })
    .from(archiveArtists)
    .innerJoin(archives, eq(archives.id, archiveArtists.archive_id))
    .leftJoin(totals, itsTotal(hidden))
    .where(and(eq(archiveArtists.artist_id, artistId), hidden ? isNull(archives.deleted_at) : isShownArchive))
    .orderBy(asc(archives.id))
  const yearsOf = await findYears(
    db,
    rows.map(({ id }) => id),
    hidden
  )
  return rows.map((row) => ({ ...row, ...(yearsOf.get(row.id) ?? { first_year: null, last_year: null }) }))
}

/** The items that whoever looks can see, in an archive that they can see. */
export function isCounted(hidden: boolean): SQL {
  return hidden ? isNull(items.deleted_at) : isShownItem
}
