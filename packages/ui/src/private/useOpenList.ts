import { type RefObject, useLayoutEffect, useRef } from 'react'
import { menuItems } from './menuItems.ts'
import { placeBeside } from './placeBeside.ts'

interface OpenList {
  open: boolean
  button: RefObject<HTMLButtonElement | null>
  align: 'start' | 'end'
  /** Which item gets the focus; with `none` it is the list itself, for whoever opened it with the pointer. */
  first: 'first' | 'last' | 'none'
  /** Closes and gives the focus back. */
  close: () => void
  /** Closes and leaves the focus where the visitor put it. */
  leave: () => void
}

/** While a menu is open: its place, its focus, and what outside of it closes it. Gives the list's ref. */
export function useOpenList({ open, button, align, first, close, leave }: OpenList) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      if (list.current && button.current) placeBeside(list.current, button.current, align, 4)
    }
    const leaveUnlessInside = ({ target }: Event) => {
      if (target instanceof Node && ![list, button].some(({ current }) => current?.contains(target))) leave()
    }
    place()
    // The line that had the focus is gone: its keys go on from the list.
    if (document.activeElement === document.body) list.current?.focus()
    const listening = new AbortController()
    const early = { capture: true, signal: listening.signal }
    window.addEventListener('resize', place, early)
    window.addEventListener('scroll', place, early)
    document.addEventListener('pointerdown', leaveUnlessInside, early)
    document.addEventListener('focusin', leaveUnlessInside, early)
    // On the window, before a dialog around it hears the key and closes as well.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        // Nor does the browser close a dialog of its own.
        event.preventDefault()
        close()
      },
      early
    )
    return () => listening.abort()
  })

  const starting = useRef(first)
  starting.current = first

  // Once it is in its place, where the last of many scrolls into sight.
  useLayoutEffect(() => {
    if (!open || !list.current) return
    const items = menuItems(list.current)
    const item = starting.current === 'none' ? list.current : items.at(starting.current === 'first' ? 0 : -1)
    item?.focus()
  }, [open])

  return list
}
