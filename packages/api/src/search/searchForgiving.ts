import type { SearchAnswer, SearchResults } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { nearestQuestion } from '../db/nearest.queries.ts'
import { shownWords } from '../tables/vocabulary.ts'
import { searchAll } from './search.queries.ts'

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
