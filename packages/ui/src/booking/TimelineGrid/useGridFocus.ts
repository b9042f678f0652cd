import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { readingKey } from '../../private/reading.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import { firstPlace, type GridPlace, gridMove, type OpenCells } from './gridMove.ts'

/**
 * One tab stop for the whole grid, moved by the arrow keys (the ARIA grid pattern). Before the scripts are there
 * every cell is a tab stop of its own, as nothing could move between them.
 *
 * @param move where a key leads; the rows of a timeline are not the weeks of a month
 */
export function useGridFocus(open: OpenCells, start: GridPlace | null, move: typeof gridMove = gridMove) {
  const grid = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [visited, setVisited] = useState<GridPlace | null>(null)
  const isOpen = (place: GridPlace | null) => place !== null && open[place.row]?.[place.column] === true
  const at = [visited, start].find(isOpen) ?? firstPlace(open)

  const placeOf = (target: EventTarget): GridPlace | null => {
    const cell = target instanceof Element ? target.closest('[data-place]') : null
    const [row, column] = cell?.getAttribute('data-place')?.split(',').map(Number) ?? []
    return row === undefined || column === undefined ? null : { row, column }
  }

  return {
    grid,
    /** The tab index of a cell, given with its place. */
    tabIndex: ({ row, column }: GridPlace) => {
      if (!hydrated) return undefined
      return at?.row === row && at.column === column ? 0 : -1
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target)
      if (place) setVisited(place)
    },
    /** What a key does; says whether it did something. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const place = placeOf(event.target)
      if (!place || event.altKey || event.metaKey || event.shiftKey) return false
      if (event.key === ' ') {
        // A link does not answer to the space bar by itself; a cell of a grid does.
        event.preventDefault()
        if (event.target instanceof HTMLElement) event.target.click()
        return true
      }
      // With Ctrl only the ends are the grid's.
      const ends = event.ctrlKey && (event.key === 'Home' || event.key === 'End')
      const next = move(open, place, ends ? event.key : readingKey(event), ends)
      if (!next) return false
      event.preventDefault()
      const cell = grid.current?.querySelector(`[data-place="${next.row},${next.column}"]`)
      if (cell instanceof HTMLElement) cell.focus()
      return true
    },
  }
}
