import type { PaginationMeta, SearchAnswer, SearchResults } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { nearestQuestion } from './nearest.queries.ts'
import { searchAll } from './search.queries.ts'
import { shownWords, type Words } from './vocabulary.ts'

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

/** What the whole site has of these words or, when that is nothing of any kind, of the nearest ones. */
export async function searchForgiving(db: Db, query: string): Promise<SearchAnswer> {
  const data = await searchAll(db, query)
  const asAsked = { data, meta: { instead: null } }
  if (foundAny(data)) return asAsked
  const instead = await nearestQuestion(db, query, [...new Set(Object.values(shownWords).flat())])
  if (instead === null) return asAsked
  const found = await searchAll(db, instead)
  return foundAny(found) ? { data: found, meta: { instead } } : asAsked
}

function foundAny(results: SearchResults): boolean {
  return Object.values(results).some(({ total }) => total > 0)
}
