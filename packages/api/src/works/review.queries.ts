import type { WorkSettingRow, WorksReview, WorksSettingForm } from '@gallery/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { itsArtist, withFirstImages } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { isOpenRoom } from '../tables/openRooms.ts'
import { works } from '../tables/works.table.ts'
import { findListedHolds } from '../workHolds/line.queries.ts'
import { findLastMovements, findSold } from './movements.queries.ts'
import { outcomeOf } from './setting.ts'

/** What a bulk change would make of each work, in the order in which they are named. Writes nothing. */
export async function reviewSetting(db: Db, form: WorksSettingForm, now: Date): Promise<WorksReview> {
  const data = await settingRows(db, form, now)
  const changing = data.flatMap(({ id, after }) => (after === null ? [] : [id]))
  return { data, rooms: await countOpenRooms(db, changing, now) }
}

/** The works of a bulk change before and after it; those in the bin, or unknown, are left out. */
export async function settingRows(
  db: Db,
  { works: chosen, set }: WorksSettingForm,
  now: Date
): Promise<WorkSettingRow[]> {
  const ids = chosen.map(({ id }) => id)
  const found = await db
    .select({
      id: works.id,
      title_es: works.title_es,
      title_en: works.title_en,
      year: works.year,
      year_text: works.year_text,
      date_words: works.date_words,
      artist: { id: artists.id, display: artists.display, last_name: artists.last_name },
      public: works.public,
      series: works.series,
      rights: works.rights,
      updated_at: works.updated_at,
    })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(and(inArray(works.id, ids), isNull(works.deleted_at)))
  const last = await findLastMovements(db, ids)
  const sold = await findSold(db, ids)
  const held = await findListedHolds(db, ids, now)
  const rows = new Map((await withFirstImages(db, found, true)).map((row) => [row.id, row]))
  return chosen.flatMap(({ id, updated_at: seen }) => {
    const row = rows.get(id)
    if (row === undefined) return []
    const { public: isPublic, series, rights, updated_at, ...summary } = row
    const { price = null, currency = 'USD', status = null, owner = '', address = '' } = last.get(id) ?? {}
    const before = { price, currency, status, owner, address, public: isPublic, series, rights }
    const isSold = sold.has(id)
    const outcome = outcomeOf(before, set, { sold: isSold, client: held.get(id)?.client ?? null })
    const isStale = seen !== undefined && updated_at > new Date(seen) && !isSold
    return {
      ...summary,
      updated_at: updated_at.toISOString(),
      before,
      ...(isStale ? { after: null, refusal: 'changed' as const } : outcome),
    }
  })
}

/** How many rooms that are open now hold one of these works. */
async function countOpenRooms(db: Db, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  const [counted] = await db
    .select({ rooms: sql<number>`count(distinct ${collections.id})::int` })
    .from(collections)
    .innerJoin(collectionWorks, eq(collectionWorks.collection_id, collections.id))
    .where(and(inArray(collectionWorks.work_id, [...ids]), isOpenRoom(now)))
  return counted?.rooms ?? 0
}
