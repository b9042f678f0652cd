import type { PaginationMeta } from '@gallery/contract'
import type { Words } from '../tables/vocabulary.ts'
import type { Db } from './db.ts'
import { nearestQuestion } from './nearest.queries.ts'

/**
 * A list as it was asked for or, when nothing is found by those words, as the nearest words find it; `meta.instead` then
 * says them.
 */
export async function forgiving<Answer extends { meta: PaginationMeta }>(
  db: Db,
  query: string,
  vocabulary: readonly Words[],
  list: (query: string) => Promise<Answer>
): Promise<Answer> {
  const answer = await list(query)
  if (answer.meta.total > 0) return answer
  const instead = await nearestQuestion(db, query, vocabulary)
  if (instead === null) return answer
  const found = await list(instead)
  return found.meta.total > 0 ? { ...found, meta: { ...found.meta, instead } } : answer
}

/** Facets as they are asked for or, when nothing is found by those words, of what {@link forgiving} lists instead. */
export async function forgivingFacets<Answer extends { data: Readonly<Record<string, readonly unknown[]>> }>(
  db: Db,
  query: string,
  vocabulary: readonly Words[],
  count: (query: string) => Promise<Answer>
): Promise<Answer> {
  const answer = await count(query)
  const isEmpty = Object.values(answer.data).every((values) => values.length === 0)
  const instead = isEmpty ? await nearestQuestion(db, query, vocabulary) : null
  return instead === null ? answer : count(instead)
}
