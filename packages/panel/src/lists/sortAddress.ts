import type { SortState } from '@gallery/ui/admin'

/** How a list is sorted by what its address says, `year` or `-year`; by no column of its own without it. */
export function sortOf(text: string | undefined): { sort?: SortState } {
  if (text === undefined) return {}
  return text.startsWith('-')
    ? { sort: { column: text.slice(1), direction: 'descending' } }
    : { sort: { column: text, direction: 'ascending' } }
}

/** What the address says of a sorting. */
export function sortAddress({ column, direction }: SortState): string {
  return direction === 'descending' ? `-${column}` : column
}

/** Of a list's orders, the one that a column's head leads to; the only one of a column that sorts one way. */
export function offeredSort<Sort extends string>(
  orders: readonly Sort[],
  asked: SortState
): Sort | undefined {
  const ofColumn = orders.filter((order) => sortOf(order).sort?.column === asked.column)
  return ofColumn.find((order) => order === sortAddress(asked)) ?? ofColumn[0]
}
