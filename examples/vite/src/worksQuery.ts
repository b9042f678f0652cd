import type { SortState } from '@gallery/ui/admin'

/** What the address of the list says: the words searched for, the order, the page. */
export interface WorksQuery {
  words: string
  sort: SortState
  page: number
}

/** The query that an address holds; what it does not say, or says wrong, is as at first. */
export function worksQuery(parameters: { q?: string; sort?: string; page?: string }): WorksQuery {
  const { q = '', sort = 'title', page } = parameters
  return {
    words: q,
    sort: {
      column: sort.replace(/^-/, ''),
      direction: sort.startsWith('-') ? 'descending' : 'ascending',
    },
    page: Math.max(1, Math.trunc(Number(page)) || 1),
  }
}

/** The list at a query, its first page; a template for the others follows from it: `&page={page}`. */
export function worksHref({ words, sort }: Pick<WorksQuery, 'words' | 'sort'>): string {
  const direction = sort.direction === 'descending' ? '-' : ''
  return `/admin/works/?${new URLSearchParams({ q: words, sort: `${direction}${sort.column}` })}`
}
