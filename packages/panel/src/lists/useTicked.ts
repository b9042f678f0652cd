import { useCallback, useMemo, useState } from 'react'

/** The rows of a list that are ticked, through its pages and searches. */
export interface Ticked<Row> {
  /** As they were read. */
  rows: readonly Row[]
  ids: ReadonlySet<string | number>
  /** For the table: what is to be ticked. */
  change: (ids: ReadonlySet<string | number>) => void
  /** Ticks exactly these. */
  replace: (rows: readonly Row[]) => void
  clear: () => void
}

/** Keeps what is ticked. @param shown the rows on the screen. */
export function useTicked<Row extends { id: string | number }>(shown: readonly Row[]): Ticked<Row> {
  const [known, setKnown] = useState<ReadonlyMap<string | number, Row>>(new Map())
  const ids = useMemo(() => new Set(known.keys()), [known])
  const replace = useCallback(
    (rows: readonly Row[]) => setKnown(new Map(rows.map((row) => [row.id, row]))),
    []
  )
  const change = useCallback(
    (next: ReadonlySet<string | number>) =>
      setKnown((before) => {
        const all = new Map([...before, ...shown.map((row) => [row.id, row] as const)])
        return new Map([...all].filter(([id]) => next.has(id)))
      }),
    [shown]
  )
  const clear = useCallback(() => setKnown(new Map()), [])
  return { rows: [...known.values()], ids, change, replace, clear }
}
