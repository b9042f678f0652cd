import { type ItemRow, itemRowsUrl } from '@gallery/contract'
import type { RowId } from '@gallery/ui/admin'
import { useCallback, useMemo, useState } from 'react'
import { get } from '../../data/get.ts'

/** The most items that are ticked or changed at once, as the server takes them. */
export const maxTicked = 500

interface ItemSelection {
  /** The rows that are ticked, on this page and on others, as they were read. */
  ticked: readonly ItemRow[]
  ids: ReadonlySet<RowId>
  onSelectedChange: (ids: ReadonlySet<RowId>) => void
  /** Ticks all that a query of the list finds. @throws Failure */
  tickAll: (query: Readonly<Record<string, string>>, total: number) => Promise<void>
  clear: () => void
}

/** What is ticked in the list, through its pages and searches. `rows` are those on the screen. */
export function useItemSelection(rows: readonly ItemRow[]): ItemSelection {
  const [known, setKnown] = useState<ReadonlyMap<RowId, ItemRow>>(new Map())
  const ids = useMemo(() => new Set(known.keys()), [known])
  return {
    ticked: [...known.values()],
    ids,
    onSelectedChange: useCallback(
      (next) =>
        setKnown((before) => {
          const all = new Map<RowId, ItemRow>([...before, ...rows.map((row) => [row.id, row] as const)])
          return new Map([...all].filter(([id]) => next.has(id)))
        }),
      [rows]
    ),
    tickAll: async (query, total) => {
      const pages = Math.ceil(Math.min(total, maxTicked) / 100)
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, at) => get(itemRowsUrl({ ...query, page: at + 1, per_page: 100 })))
      )
      setKnown(new Map(answers.flatMap(({ data }) => data.map((row) => [row.id, row] as const))))
    },
    clear: () => setKnown(new Map()),
  }
}
