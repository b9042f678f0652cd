import type { CollectionsQuery } from '@gallery/contract'
import type { SortState } from '@gallery/ui/admin'
import { offeredSort } from '../lists/sortAddress.ts'

type Sort = NonNullable<CollectionsQuery['sort']>

const sorts = ['title', '-title', '-updated', '-opened'] as const satisfies readonly Sort[]

/** The order that an address asks for; undefined for the newest first, and for what is no order. */
export function collectionSortIn(text: string | undefined): Sort | undefined {
  return sorts.find((sort) => sort === text)
}

/** The order that a press on a column's head leads to, as the address says it; times go downwards only. */
export function collectionSortAddress(asked: SortState): Sort | null {
  return offeredSort(sorts, asked) ?? null
}
