import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A browser forgets the focus of an element that changes its place: gives it back to the button that moved its item, or
 * to the item's grip where there is none. An item bears `data-sorted` with its id, such a button `data-move` with its
 * direction, or `section` where it leads into another one; a grip `data-grip`.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<[button: string, grip: string]>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const [button, grip] = wanted.current
    const { current } = root
    const target = current?.querySelector<HTMLElement>(button) ?? current?.querySelector<HTMLElement>(grip)
    target?.focus()
    wanted.current = undefined
  })
  return (id: string | number, by: -1 | 1 | 'section') => {
    const item = `[data-sorted="${CSS.escape(String(id))}"]`
    wanted.current = [`${item} [data-move="${by}"]`, `${item} [data-grip]`]
  }
}
