import { WorkFacetsAnswer, type WorkFacetsQuery } from '@gallery/contract'
import { and, sql } from 'drizzle-orm'
import { shaped } from '../answers.ts'
import type { Db } from '../db/db.ts'
import { countFacets, decadeFacet } from '../db/facets.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { isPublicWork } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'
import { hasWords, isChosen } from './filter.ts'

/** What the public works that words find can be narrowed to. One query. */
export async function countWorkFacets(db: Db, filter: WorkFacetsQuery): Promise<WorkFacetsAnswer> {
  const conditions = isChosen(filter)
  const where = and(isPublicWork, hasWords(filter.query))
  const list = { id: sql`${works.id}`, from: sql`${works}`, where, isSearched: filter.query !== '' }
  const data = await countFacets(db, list, {
    artist: {
      by: [sql`${works.artist_id}`],
      named: sql`join ${artists} on ${artists.id} = counted.one and ${artists.deleted_at} is null`,
      value: sql`${artists.id}`,
      label_es: sql`max(${artists.display})`,
      label_en: sql`max(${artists.display})`,
      chosen: filter.artist,
      condition: conditions.artist,
    },
    technique_is: {
      by: [sql`${works.technique}`, sql`${works.technique_en}`],
      value: sql`counted.one`,
      label_en: sql`max(counted.two)`,
      chosen: filter.technique_is,
      condition: conditions.technique_is,
    },
    type: {
      by: [sql`${works.type}`, sql`${works.type_en}`],
      value: sql`counted.one`,
      label_en: sql`max(counted.two)`,
      chosen: filter.type,
      condition: conditions.type,
    },
    decade: {
      ...decadeFacet(works),
      chosen: filter.decade,
      condition: conditions.decade,
    },
  })
  return shaped(WorkFacetsAnswer, { data })
}
