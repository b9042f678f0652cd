import { type Ref, useLayoutEffect, useRef } from 'react'
import { useJoinedRef } from './useJoinedRef.ts'
import { type Kept, useKeptFocus } from './useKeptFocus.ts'

/** The rows of a list that is put in order, as {@link useMovedFocus} knows them. */
function sortedIn(list: HTMLElement): readonly Element[] {
  return [...list.querySelectorAll('[data-sorted]')]
}

/** What has the focus of a row: what does nothing by one more press, the grip or the menu, else what is there. */
function toolIn(row: Element): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('[data-grip]:enabled') ??
    row.querySelector<HTMLElement>('[aria-haspopup]') ??
    row.querySelector<HTMLElement>('a, button')
  )
}

/**
 * Keeps the focus in a list whose rows come and go. When the row that has it goes away, or the button in it, the row that
 * stands in its place now takes it, or the last one where it was the last; the list itself only when nothing is left.
 *
 * @param ref is filled with the list, too
 * @param rowsIn its rows, in order
 * @param targetIn what has the focus of a row
 */
export function useKeptPlace<List extends HTMLElement>(
  ref: Ref<List> | undefined,
  rowsIn: (list: List) => readonly Element[] = sortedIn,
  targetIn: (row: Element) => HTMLElement | null | undefined = toolIn
): Kept<List> {
  const list = useRef<List>(null)
  const place = useRef(-1)
  const rows = () => (list.current ? rowsIn(list.current) : [])
  const kept = useKeptFocus(useJoinedRef(list, ref), () => {
    const all = rows()
    const row = all[Math.min(place.current, all.length - 1)]
    return row && targetIn(row)
  })
  // At each change, because rows above it may come and go too.
  useLayoutEffect(() => {
    const { current } = list
    const note = () => {
      if (current?.contains(document.activeElement))
        place.current = rows().findIndex((row) => row.contains(document.activeElement))
    }
    note()
    current?.addEventListener('focusin', note)
    return () => current?.removeEventListener('focusin', note)
  })
  return kept
}
