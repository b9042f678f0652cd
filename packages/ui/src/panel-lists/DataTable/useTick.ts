import { useCallback, useEffect, useRef } from 'react'
import type { RowId } from './dataColumn.ts'
import { rowsBetween, withRows } from './selection.ts'

interface TickState {
  /** The rows of the page, in order. */
  ids: readonly RowId[]
  selected: ReadonlySet<RowId>
  onSelectedChange: ((selected: ReadonlySet<RowId>) => void) | undefined
}

/** Ticks a row, or with `range` all rows from the one ticked before; the same function for as long as the table stands. */
export function useTick(state: TickState): (id: RowId, ticked: boolean, range: boolean) => void {
  const latest = useRef(state)
  const anchor = useRef<RowId | null>(null)
  useEffect(() => {
    latest.current = state
  })
  return useCallback((id, ticked, range) => {
    const { ids, selected, onSelectedChange } = latest.current
    const rows = range ? rowsBetween(ids, anchor.current, id) : [id]
    anchor.current = id
    onSelectedChange?.(withRows(selected, rows, ticked))
  }, [])
}
