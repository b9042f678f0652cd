import {
  maxChosenWorks,
  type PlacedNeighbours,
  type WorkAccess,
  type WorkCountsAnswer,
  type WorkIdsAnswer,
} from '@gallery/contract'
import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { nearestQuestion } from '../db/nearest.queries.ts'
import { findPage } from '../db/page.queries.ts'
import { notFound } from '../errors.ts'
import { itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { isInEnglishState } from '../tables/englishState.ts'
import { allWords } from '../tables/vocabulary.ts'
import { works } from '../tables/works.table.ts'
import { hasImage, isHeld, nearnessOf, orderOf, type PanelFilter, panelCondition } from './filter.ts'
import { findNeighbours } from './neighbours.queries.ts'

/** The ids of what the panel's list has, in its order, as many as a bulk action takes. One query. */
export async function listWorkIds(db: Db, filter: PanelFilter): Promise<WorkIdsAnswer> {
  const list = {
    id: works.id,
    from: sql`${works} left join ${artists} on ${itsArtist}`,
    where: panelCondition(db, filter),
    order: orderOf(filter.sort),
    total: null,
    nearness: nearnessOf(filter),
  }
  const { ids, total } = await findPage(db, list, { page: 1, per_page: maxChosenWorks })
  return { data: ids, total }
}

/** How many works the filters leave, and how many of them the list's quick filters would. One query. */
export async function countWorks(db: Db, filter: PanelFilter): Promise<WorkCountsAnswer['data']> {
  const rest = { ...filter, public: undefined, image: undefined, hold: undefined, english: undefined }
  const only = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      public: only(sql`${works.public}`),
      held: only(isHeld(filter.time, false)),
      held_until_today: only(isHeld(filter.time, true)),
      without_image: only(not(hasImage(db))),
      without_english: only(isInEnglishState(works, 'missing')),
      outdated_english: only(isInEnglishState(works, 'outdated')),
    })
    .from(works)
    .where(panelCondition(db, rest))
  if (!counts) throw new Error('Counting gives one row, even of nothing')
  return counts
}

/** Who sees some works, by their ids; those that are not there, or in the bin, are left out. One query. */
export function findWorkAccess(db: Db, ids: readonly number[]): Promise<WorkAccess[]> {
  return db
    .select({ id: works.id, public: works.public, secretLink: works.secret_link })
    .from(works)
    .where(and(inArray(works.id, [...ids]), isNull(works.deleted_at)))
    .orderBy(asc(works.id))
}

/**
 * The works before and after one in the panel's list. A work that the filters do not leave any more, such as one that
 * has just got its English, still has its place there. Where nothing else is found by the filter's words, the nearest words
 * are asked, as the list does. @throws Refused 404 for an unknown work or one in the bin.
 */
export async function findPanelNeighbours(
  db: Db,
  id: number,
  filter: PanelFilter
): Promise<PlacedNeighbours> {
  const own = and(eq(works.id, id), isNull(works.deleted_at))
  const placedBy = async (query: string): Promise<PlacedNeighbours> => {
    const asked = { ...filter, query }
    const list = {
      where: or(panelCondition(db, asked), own),
      order: orderOf(filter.sort),
      nearness: nearnessOf(asked),
    }
    const neighbours = await findNeighbours(db, id, list)
    if (neighbours === null) throw notFound()
    return neighbours
  }
  const placed = await placedBy(filter.query)
  if (placed.total > 1) return placed
  const instead = await nearestQuestion(db, filter.query, allWords.works)
  return instead === null ? placed : placedBy(instead)
}
