import type { PaginationMeta } from '@gallery/contract'

/** A part of a list as callers ask for it; pages count from 1. */
export type Paging = { page: number; per_page: number }

/** What the database is asked for to give a page. */
export function windowOf({ page, per_page }: Paging): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** Where a page stands in a list of `total` records. An empty list has one page. */
export function metaOf(total: number, { page, per_page }: Paging): PaginationMeta {
  return { total, current_page: page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
