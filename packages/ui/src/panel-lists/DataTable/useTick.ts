import { useCallback, useEffect, useRef } from 'react'
import type { RowId } from './dataColumn.ts'
import { rowsBetween, withRows } from './selection.ts'

interface TickState<Id extends RowId> {
  /** The rows of the page, in order. */
  ids: readonly Id[]
  selected: ReadonlySet<Id>
  onSelectedChange: ((selected: ReadonlySet<Id>) => void) | undefined
}

/** Ticks a row, or with `range` all rows from the one ticked before; the same function for as long as the table stands. */
export function useTick<Id extends RowId>(
  state: TickState<Id>
): (id: Id, ticked: boolean, range: boolean) => void {
  const latest = useRef(state)
  const anchor = useRef<Id | null>(null)
  useEffect(() => {
    latest.current = state
  })
  return useCallback((id: Id, ticked: boolean, range: boolean) => {
    const { ids, selected, onSelectedChange } = latest.current
    const rows = range ? rowsBetween(ids, anchor.current, id) : [id]
    anchor.current = id
    onSelectedChange?.(withRows(selected, rows, ticked))
  }, [])
}
