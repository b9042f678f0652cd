import type { SortState } from '@gallery/ui/admin'

/** How a list is sorted by what its address says, `year` or `-year`; newest first, which is no column's, without it. */
export function sortOf(text: string | undefined): { sort?: SortState } {
  if (text === undefined || text === '-id') return {}
  return text.startsWith('-')
    ? { sort: { column: text.slice(1), direction: 'descending' } }
    : { sort: { column: text, direction: 'ascending' } }
}

/** What the address says of a sorting. */
export function sortAddress({ column, direction }: SortState): string {
  return direction === 'descending' ? `-${column}` : column
}
