import { maxNames, type PaginationMeta } from '@gallery/contract'

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

/** What the database is asked for to give a page of names: one more than the page holds tells whether there are others. */
export function namesWindow(page: number): { limit: number; offset: number } {
  return { limit: maxNames + 1, offset: (page - 1) * maxNames }
}

/** A page of names, of the rows that were found by {@link namesWindow}. */
export function pageOfNames<Row>(rows: readonly Row[]): { data: Row[]; meta: { more: boolean } } {
  return { data: rows.slice(0, maxNames), meta: { more: rows.length > maxNames } }
}
