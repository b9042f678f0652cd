import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A browser forgets the focus of an element that changes its place: gives it back to the button that moved its item.
 * An item bears `data-sorted` with its id, such a button `data-move` with its direction.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id: string | number, by: -1 | 1) => {
    wanted.current = `[data-sorted="${CSS.escape(String(id))}"] [data-move="${by}"]`
  }
}
