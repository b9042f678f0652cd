import { type ReactNode, useCallback } from 'react'
import { binEach } from './binEach.ts'
import { restoreEach } from './restoreEach.ts'
import { useBinned } from './useBinned.ts'

/** How records of a kind go into the bin, one after the other, and come back. */
export interface Binning<Row> {
  /** @throws Failure, 404 for one that is there already */
  remove: (id: number) => Promise<unknown>
  /** @throws Failure, 404 for one that is back already */
  restore: (id: number) => Promise<unknown>
  /** Where a record is read: "/api/items/12". */
  pathsOf: (row: Row) => readonly string[]
  /** What was done, in a sentence: the first of those that went, and how many they are. */
  textOf: (first: Row, count: number) => ReactNode
}

/**
 * Gives the function that puts records into the bin at once, and offers to take that back. One that is refused stays, which
 * is reported; resolves with the ids of those that are gone, by somebody else too.
 */
export function useBinning<Row extends { id: number }>({
  remove,
  restore,
  pathsOf,
  textOf,
}: Binning<Row>): (rows: readonly Row[]) => Promise<ReadonlySet<number>> {
  const binned = useBinned()
  return useCallback(
    async (rows) => {
      const { gone, deleted } = await binEach(rows, remove)
      const [first] = deleted
      const undo = () =>
        restoreEach(
          deleted.map(({ id }) => id),
          restore
        )
      binned({
        paths: rows.filter(({ id }) => gone.has(id)).flatMap(pathsOf),
        offered: first && { text: textOf(first, deleted.length), undo },
      })
      return gone
    },
    [binned, remove, restore, pathsOf, textOf]
  )
}
