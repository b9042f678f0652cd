import type { Url, WorkFacetsAnswer, WorksAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { lineIn, searchOf } from '../lists/chosen.ts'
import { type Narrowing, narrowedBy, narrowing, narrowingKeys, pageOf } from '../lists/narrowing.ts'

/** The keys that {@link worksQuery} reads. */
export const worksKeys = [...narrowingKeys, 'type'] as const

/** What the address of the works says. */
export interface WorksQuery extends Narrowing {
  /** In Spanish, as facets name it; empty for all. */
  type: string
}

/** Reads the address; what means nothing narrows nothing. */
export function worksQuery(query: URLSearchParams): WorksQuery {
  return { ...narrowing(query), type: lineIn(query.get('type'), 200) }
}

/** The query of an address, without what is as it always is. */
export function worksSearch({ q, artist, technique, type, decade, sort, p }: Partial<WorksQuery>): string {
  return searchOf({ q, artist, technique, type, decade, sort, p: p === 1 ? undefined : p })
}

/** The read of a page of the works. */
export function worksKey(query: URLSearchParams): Url<WorksAnswer> {
  const asked = worksQuery(query)
  return urlOf('/api/works', { ...narrowedWorks(asked), ...pageOf(asked) })
}

/** The read of what an address searches for; null where it searches for nothing. */
export function foundWorksKey(query: URLSearchParams): Url<WorksAnswer> | null {
  return query.get('q') ? worksKey(query) : null
}

/** The read of what the works can be narrowed to. */
export function workFacetsKey(query: URLSearchParams): Url<WorkFacetsAnswer> {
  return urlOf('/api/works/facets', narrowedWorks(worksQuery(query)))
}

function narrowedWorks(asked: WorksQuery) {
  return { ...narrowedBy(asked), ...(asked.type ? { type: asked.type } : {}) }
}
