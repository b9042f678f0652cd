import type { ArtistsQuery } from '@gallery/contract'
import type { SortState } from '@gallery/ui/admin'

type Sort = NonNullable<ArtistsQuery['sort']>

const sorts: Readonly<Record<Sort, SortState>> = {
  name: { column: 'name', direction: 'ascending' },
  '-name': { column: 'name', direction: 'descending' },
  works: { column: 'works', direction: 'ascending' },
  '-works': { column: 'works', direction: 'descending' },
  '-updated': { column: 'updated', direction: 'descending' },
}
const sortNames = ['name', '-name', 'works', '-works', '-updated'] as const satisfies readonly Sort[]

/** The order that an address asks for; by name without, and for what is no order. */
export function artistSortIn(text: string | undefined): Sort {
  return sortNames.find((sort) => sort === text) ?? 'name'
}

/** The order as a table shows it. */
export function sortStateOf(sort: Sort): SortState {
  return sorts[sort]
}

/** The order that a press on a column's head leads to, as the address says it; null for the usual one. */
export function sortAddress({ column, direction }: SortState): Sort | null {
  const same = sortNames.filter((sort) => sorts[sort].column === column)
  const found = same.find((sort) => sorts[sort].direction === direction) ?? same[0] ?? 'name'
  return found === 'name' ? null : found
}
