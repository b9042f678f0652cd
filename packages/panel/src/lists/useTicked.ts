import { useCallback, useEffect, useMemo, useState } from 'react'
import { renewed, type Ticks, without } from './ticks.ts'

/** The rows of a list that are ticked, through its pages and searches. */
export interface Ticked<Row> {
  /** As they were read last. */
  rows: readonly Row[]
  ids: ReadonlySet<string | number>
  /** For the table: what is to be ticked. */
  change: (ids: ReadonlySet<string | number>) => void
  /** Ticks exactly these. */
  replace: (rows: readonly Row[]) => void
  /** Unticks what is gone, which would be refused with everything else that is ticked. */
  drop: (ids: Iterable<string | number>) => void
  clear: () => void
}

/**
 * Keeps what is ticked.
 *
 * @param shown the rows on the screen
 * @param first those that are ticked to begin with
 */
export function useTicked<Row extends { id: string | number }>(
  shown: readonly Row[],
  first: readonly Row[] = []
): Ticked<Row> {
  const [known, setKnown] = useState<Ticks<Row>>(() => new Map(first.map((row) => [row.id, row])))
  const ids = useMemo(() => new Set(known.keys()), [known])
  const rows = useMemo(() => [...renewed(known, shown).values()], [known, shown])
  // What was read of a row stays known when the list turns its page.
  useEffect(() => setKnown((before) => renewed(before, shown)), [shown])
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
  const drop = useCallback((gone: Iterable<string | number>) => {
    // Read once: the function beneath may be called twice.
    const ids = new Set(gone)
    setKnown((before) => {
      const left = without(new Set(before.keys()), ids)
      return new Map([...before].filter(([id]) => left.has(id)))
    })
  }, [])
  const clear = useCallback(() => setKnown(new Map()), [])
  return { rows, ids, change, replace, drop, clear }
}
