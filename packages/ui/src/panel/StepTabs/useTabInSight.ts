import { type RefObject, useEffect } from 'react'

/** How much of its neighbour shows beside it, in pixels. */
const glimpse = 24

/** Moves a row that goes on sideways, and nothing else, until its current tab is in sight. */
export function useTabInSight(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    if (current === undefined) return
    const list = row.current
    const tab = list?.querySelector('[aria-current]')
    if (!list || !tab) return
    const box = list.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (right > box.right) list.scrollLeft += right - box.right + glimpse
    else if (left < box.left) list.scrollLeft -= box.left - left + glimpse
  }, [row, current])
}
