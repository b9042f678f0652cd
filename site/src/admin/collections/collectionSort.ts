import type { CollectionsQuery } from '@gallery/contract'
import type { SortState } from '@gallery/ui/admin'

type Sort = NonNullable<CollectionsQuery['sort']>

const sorts: Readonly<Record<Sort, SortState>> = {
  title: { column: 'title', direction: 'ascending' },
  '-title': { column: 'title', direction: 'descending' },
  '-updated': { column: 'updated', direction: 'descending' },
  '-opened': { column: 'opened', direction: 'descending' },
}

/** The order that an address asks for; undefined for the newest first, and for what is no order. */
export function collectionSortIn(text: string | undefined): Sort | undefined {
  return sortNames.find((sort) => sort === text)
}

/** The order as a table shows it. */
export function sortStateOf(sort: Sort | undefined): { sort?: SortState } {
  return sort === undefined ? {} : { sort: sorts[sort] }
}

/** The order that a press on a column's head leads to, as the address says it; times and counts go downwards only. */
export function sortAddress({ column, direction }: SortState): Sort | null {
  const same = sortNames.filter((sort) => sorts[sort].column === column)
  return same.find((sort) => sorts[sort].direction === direction) ?? same[0] ?? null
}

const sortNames = ['title', '-title', '-updated', '-opened'] as const satisfies readonly Sort[]
