import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { rowsOf, targetOf } from './rows.ts'

/**
 * Keeps the focus in the table. When the row that has it goes away, the one that moved up to its place takes it, or the last
 * row where it was the last; the table itself only when nothing is left.
 */
export function useKeptRow(table: RefObject<HTMLTableElement | null>) {
  const place = useRef(-1)
  const kept = useKeptFocus(table, () => {
    const rows = rowsOf(table.current)
    const row = rows[Math.min(place.current, rows.length - 1)]
    return targetOf(row) ?? row?.querySelector<HTMLElement>('a, button')
  })
  // At each change, because rows above it may come and go too.
  useLayoutEffect(() => {
    const { current } = table
    const note = () => {
      if (current?.contains(document.activeElement))
        place.current = rowsOf(current).findIndex((row) => row.contains(document.activeElement))
    }
    note()
    current?.addEventListener('focusin', note)
    return () => current?.removeEventListener('focusin', note)
  })
  return kept
}
