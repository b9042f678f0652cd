import type { ArtistsQuery } from '@gallery/contract'
import type { SortState } from '@gallery/ui/admin'
import { offeredSort } from '../lists/sortAddress.ts'

type Sort = NonNullable<ArtistsQuery['sort']>

const sorts = ['name', '-name', 'works', '-works', '-updated'] as const satisfies readonly Sort[]

/** The order that an address asks for; by name without, and for what is no order. */
export function artistSortIn(text: string | undefined): Sort {
  return sorts.find((sort) => sort === text) ?? 'name'
}

/** The order that a press on a column's head leads to, as the address says it; null for the usual one. */
export function artistSortAddress(asked: SortState): Sort | null {
  const found = offeredSort(sorts, asked) ?? 'name'
  return found === 'name' ? null : found
}
